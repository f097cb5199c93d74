// Parents, battles and owners that sentences name without a link: the sentence contradicts their dates (+), or says nothing of
// them (-). Sign, kind, title, text. A child is born in 1310, a fighter lives from 1100 to 1150, and a thing is made in 1310.

import { list } from '../../../bench/checks/told-sentences.ts';

/** People who live from 1150 to 1200. */
export const PARENTS = [
  ...['Aldric Voss', 'Berta Voss', 'König Osric', 'Maria Wrona', 'Mieszko Kowalski', 'Odo'],
  ...['アルドリック・ヴォス', '森田源', 'كريم فين', 'هند'],
];
/** Two of a name. */
export const NAMESAKES = ['Jan Kos', 'Jan Kos'];
/** Battles of 1203. */
export const BATTLES = [
  ...['The Battle of the Grey River', 'Salt War', 'Schlacht am Grauen Fluss', 'Salzkrieg'],
  ...['Bataille de la Rivière Grise', 'Batalla del Río Gris', 'Batalha do Rio Cinzento'],
  ...['Battaglia del Fiume Grigio', 'Bitwa nad Szarą Rzeką', '灰川の戦い', 'معركة النهر الرمادي'],
];

export const BONDS_TOLD: readonly (readonly string[])[] = list(`
  +|child|Mara Quill|Mara Quill was the daughter of Aldric Voss.
  +|child|Mara Quill|Mara Quill is the only child of Aldric Voss and Berta Voss.
  +|child|Mara Quill|Her father was Aldric Voss, a tanner.
  +|child|Mara Quill|Mara Quill was a dyer, born in Sarn to Aldric Voss.
  +|child|Mara Quill|Mara Quill, daughter of Lord Aldric Voss, kept bees.
  +|child|Mara Quill|Mara Quill was the son of Odo.
  -|child|Mara Quill|Mara Quill was the daughter of Aldric Voss the Younger.
  -|child|Mara Quill|Mara Quill was the daughter of Aldric Voss of Karth.
  -|child|Mara Quill|Mara Quill was the daughter of Aldric.
  -|child|Mara Quill|Mara Quill was the daughter of Jan Kos.
  -|child|Mara Quill|Mara Quill married the son of Aldric Voss.
  -|child|Mara Quill|Mara Quill was the daughter of Aldric Voss's brother.
  -|child|Mara Quill|Some say that Mara Quill was the daughter of Aldric Voss.
  -|child|Mara Quill|Mara Quill was the adopted daughter of Aldric Voss.
  -|child|Mara Quill|Mara Quill met Tom, son of Aldric Voss.
  +|child|Tilda Kern|Tilda Kern war die Tochter von Aldric Voss.
  +|child|Tilda Kern|Tilda Kern war der einzige Sohn des Aldric Voss und der Berta Voss.
  +|child|Tilda Kern|Tilda Kern wurde als Tochter des Aldric Voss geboren.
  +|child|Tilda Kern|Tilda Kern, Tochter des Aldric Voss, war Müllerin.
  +|child|Tilda Kern|Tochter des Aldric Voss.
  +|child|Tilda Kern|Tilda Kern war Müllerin. Ihr Vater war Aldric Voss.
  +|child|Tilda Kern|Tilda Kern war die Tochter von König Osric.
  +|child|Tilda Kern|Tilda Kern war die Tochter von @[dem Alten](person:p0).
  -|child|Tilda Kern|Tilda Kern heiratete den Sohn des Aldric Voss.
  -|child|Tilda Kern|Tilda Kern war eine Freundin der Tochter von Aldric Voss.
  -|child|Tilda Kern|Angeblich war Tilda Kern die Tochter von Aldric Voss.
  -|child|Tilda Kern|Tilda Kern war die Ziehtochter des Aldric Voss.
  -|child|Tilda Kern|Tilda Kern war die Tochter des Aldric Voss von Karth.
  +|child|Odile Marr|Odile Marr était la fille d’Aldric Voss.
  +|child|Odile Marr|Odile Marr, fille d’Aldric Voss, fut meunière.
  +|child|Odile Marr|Fille d'Aldric Voss, Odile Marr naquit à Sarn.
  +|child|Odile Marr|Odile Marr naquit en 1310 à Sarn, fille d'Aldric Voss et de Berta Voss.
  +|child|Odile Marr|Odile Marr fut meunière. Son père était Aldric Voss.
  -|child|Odile Marr|Odile Marr épousa le fils d’Aldric Voss.
  -|child|Odile Marr|Odile Marr aurait été la fille d’Aldric Voss.
  -|child|Odile Marr|Odile Marr était la fille adoptive d’Aldric Voss.
  +|child|Inés Roa|Inés Roa era hija de Aldric Voss.
  +|child|Inés Roa|Inés Roa fue la única hija de Aldric Voss y Berta Voss.
  +|child|Inés Roa|Inés Roa nació en 1310 en Sarn, hija de Aldric Voss.
  +|child|Inés Roa|Inés Roa fue molinera. Su padre fue Aldric Voss.
  -|child|Inés Roa|Inés Roa se casó con el hijo de Aldric Voss.
  -|child|Inés Roa|Dicen que Inés Roa era hija de Aldric Voss.
  +|child|Lia Souto|Lia Souto era filha de Aldric Voss.
  +|child|Lia Souto|Lia Souto, filha de Aldric Voss, era moleira.
  +|child|Lia Souto|Lia Souto era moleira. Seu pai era Aldric Voss.
  -|child|Lia Souto|Lia Souto casou-se com o filho de Aldric Voss.
  +|child|Nora Valli|Nora Valli era la figlia di Aldric Voss.
  +|child|Nora Valli|Figlia di Aldric Voss, Nora Valli nacque a Sarn.
  +|child|Nora Valli|Nora Valli fu una mugnaia. Suo padre era Aldric Voss.
  -|child|Nora Valli|Nora Valli sposò il figlio di Aldric Voss.
  -|child|Nora Valli|Forse Nora Valli era la figlia di Aldric Voss.
  +|child|Hanna Wrona|Hanna Wrona była córką Aldrica Vossa.
  +|child|Hanna Wrona|Hanna Wrona, córka Marii Wrony, była młynarką.
  +|child|Hanna Wrona|Hanna Wrona była córką Mieszka Kowalskiego.
  +|child|Hanna Wrona|Hanna Wrona była młynarką. Jej ojcem był Aldric Voss.
  -|child|Hanna Wrona|Hanna Wrona poślubiła syna Aldrica Vossa.
  -|child|Hanna Wrona|Podobno Hanna Wrona była córką Aldrica Vossa.
  +|child|森田澄|森田澄はアルドリック・ヴォスの娘である。
  +|child|森田澄|森田澄は森田源の長女として生まれた。
  +|child|森田澄|森田澄は粉屋だった。彼女の父は森田源である。
  -|child|森田澄|森田澄は森田源の娘と友人だった。
  -|child|森田澄|森田澄は森田源の娘だと言われている。
  +|child|سلمى|سلمى ابنة كريم فين.
  +|child|سلمى|ولدت سلمى ابنة كريم فين في سارن.
  +|child|سلمى|كانت سلمى طحانة. والدها كريم فين.
  -|child|سلمى|يقال إن سلمى ابنة كريم فين.
  -|child|سلمى|تزوجت سلمى ابن كريم فين.
  +|child|Mara Quill|Mara Quill was laid to rest in 1203.
  +|child|Mara Quill|She was buried beneath the chapel in 1203.
  +|child|Tilda Kern|Tilda Kern wurde 1203 in Sarn beigesetzt.
  +|child|Odile Marr|Odile Marr fut inhumée en 1203.
  +|child|Inés Roa|Inés Roa fue enterrada en 1203.
  +|child|Hanna Wrona|Hanna Wrona została pochowana w 1203 roku.
  -|child|Mara Quill|Mara Quill was buried in 1350.
  -|child|Mara Quill|Mara Quill was buried in a tomb built in 1203.
  -|child|Mara Quill|Mara Quill buried her sword in 1203.
  +|fighter|Ivo Fell|Ivo Fell fell at the Battle of the Grey River.
  +|fighter|Ivo Fell|Ivo Fell commanded the archers in the Salt War.
  +|fighter|Ivo Fell|Ivo Fell was killed in the Battle of the Grey River (1203).
  -|fighter|Ivo Fell|Ivo Fell wrote of the Battle of the Grey River.
  -|fighter|Ivo Fell|Ivo Fell had a grandson who fell in the Battle of the Grey River.
  -|fighter|Ivo Fell|Ivo Fell fell in the Battle of the Grey River Bridge.
  -|fighter|Ivo Fell|Ivo Fell fell in the Second Battle of the Grey River.
  +|fighter|Ivo Fell|Ivo Fell fiel in der Schlacht am Grauen Fluss (1203).
  +|fighter|Ivo Fell|Ivo Fell kämpfte in der Schlacht am Grauen Fluss.
  +|fighter|Ivo Fell|Ivo Fell nahm am Salzkrieg teil.
  -|fighter|Ivo Fell|Ivo Fells Enkel fiel in der Schlacht am Grauen Fluss.
  -|fighter|Ivo Fell|Ivo Fell war der Großvater eines Mannes, der in der Schlacht am Grauen Fluss fiel.
  -|fighter|Ivo Fell|Ivo Fell kämpfte in der Zweiten Schlacht am Grauen Fluss.
  +|fighter|Ivo Fell|Ivo Fell mourut à la bataille de la Rivière Grise.
  -|fighter|Ivo Fell|Le fils d’Ivo Fell mourut à la bataille de la Rivière Grise.
  +|fighter|Ivo Fell|Ivo Fell murió en la batalla del Río Gris.
  -|fighter|Ivo Fell|Ivo Fell soñó con la batalla del Río Gris.
  +|fighter|Ivo Fell|Ivo Fell lutou na Batalha do Rio Cinzento.
  +|fighter|Ivo Fell|Ivo Fell cadde nella battaglia del Fiume Grigio.
  -|fighter|Ivo Fell|Il nipote di Ivo Fell cadde nella battaglia del Fiume Grigio.
  +|fighter|Ivo Fell|Ivo Fell poległ w bitwie nad Szarą Rzeką.
  +|fighter|森田猛|森田猛は灰川の戦いで戦死した。
  -|fighter|森田猛|森田猛の孫は灰川の戦いで戦死した。
  +|fighter|سالم|قتل سالم في معركة النهر الرمادي.
  +|thing|Duskfang|Duskfang was wielded by Aldric Voss.
  +|thing|Duskfang|The sword belonged to Aldric Voss.
  +|thing|Duskfang|Aldric Voss wielded the sword at Karth.
  -|thing|Duskfang|Duskfang was wielded by Aldric Vossler.
  -|thing|Duskfang|Duskfang was wielded by a grandson of Aldric Voss.
  +|thing|Duskfang|Duskfang gehörte einst Aldric Voss.
  +|thing|Duskfang|Duskfang wurde von Aldric Voss getragen.
  -|thing|Duskfang|Duskfang gehörte einem Enkel von Aldric Voss.
  +|thing|Duskfang|Duskfang appartenait à Aldric Voss.
  +|thing|Duskfang|Duskfang fut portée par Aldric Voss.
  +|thing|Duskfang|Duskfang perteneció a Aldric Voss.
  +|thing|Duskfang|Duskfang pertenceu a Aldric Voss.
  +|thing|Duskfang|Duskfang appartenne a Aldric Voss.
  +|thing|Duskfang|Duskfang należał do Aldrica Vossa.
  -|thing|Duskfang|Duskfang należał do wnuka Aldrica Vossa.
  +|thing|黄昏の剣|黄昏の剣は森田源が所有した。
  +|thing|سيف الغسق|سيف الغسق كان ملكا لكريم فين.
  -|fighter|Ivo Fell|Ivo Fell died ten years before the Battle of the Grey River.
  -|fighter|Ivo Fell|Ivo Fell built the fort that served in the Battle of the Grey River.
  -|fighter|Ivo Fell|Ivo Fell's sons died in the Salt War.
  -|fighter|Ivo Fell|The banner of Ivo Fell fell in the Battle of the Grey River.
  -|fighter|Ivo Fell|Ivo Fell kept a mill. The mill fell in the Battle of the Grey River.
  -|fighter|Ivo Fell|Ivo Fell kept bees. He never fought in the Salt War.
  -|fighter|Ivo Fell|Ivo Fell starb lange vor der Schlacht am Grauen Fluss.
  -|fighter|Ivo Fell|Ivo Fell führte das Schwert, das in der Schlacht am Grauen Fluss zerbrach.
  -|fighter|Ivo Fell|Ivo Fell starb friedlich. Sein Enkel fiel in der Schlacht am Grauen Fluss.
  -|fighter|Ivo Fell|Ivo Fell starb 1150. In der Schlacht am Grauen Fluss fiel sein Enkel.
  -|fighter|Ivo Fell|Ivo Fell mourut avant la bataille de la Rivière Grise.
  -|fighter|Ivo Fell|Ivo Fell mourut en paix. Ses fils tombèrent à la bataille de la Rivière Grise.
  -|fighter|Ivo Fell|Ivo Fell fue el abuelo de quien murió en la batalla del Río Gris.
  -|fighter|Ivo Fell|Ivo Fell murió en Sarn. Su nieto cayó en la batalla del Río Gris.
  -|fighter|Ivo Fell|Wnuk Ivo Fella poległ w bitwie nad Szarą Rzeką.
  -|fighter|Ivo Fell|Ivo Fell fell in love with a veteran of the Salt War.
  -|fighter|Ivo Fell|Ivo Fell led the guild whose heirs fought in the Salt War.
  -|fighter|Ivo Fell|Ivo Fell died in the house later burned in the Salt War.
  -|child|Mara Quill|Mara Quill was raised by the son of Aldric Voss.
  -|child|Mara Quill|Mara Quill was said to be the daughter of Aldric Voss.
  -|child|Mara Quill|Mara Quill was a descendant of Aldric Voss.
  -|child|Mara Quill|Mara Quill was the great-great-granddaughter of Aldric Voss.
  -|child|Mara Quill|Mara Quill was the last heir of Aldric Voss.
  -|child|Mara Quill|Mara Quill kept bees. Her friend was the son of Aldric Voss.
  -|child|Mara Quill|Mara Quill served a lord. His father was Aldric Voss.
  -|child|Mara Quill|Mara Quill is the spiritual child of Aldric Voss.
  -|child|Mara Quill|Mara Quill's husband was the son of Aldric Voss.
  -|child|Mara Quill|Like every child of Aldric Voss, Mara Quill had grey eyes.
  -|child|Tilda Kern|Tilda Kern war die Frau eines Sohnes von Aldric Voss.
  -|child|Tilda Kern|Tilda Kern war die Urenkelin des Aldric Voss.
  -|child|Tilda Kern|Tilda Kern diente einem Grafen. Sein Vater war Aldric Voss.
  -|child|Tilda Kern|Tilda Kern wurde 1310 geboren. Ihr Großvater war Aldric Voss.
  -|child|Tilda Kern|Tilda Kern war mit dem Sohn des Aldric Voss verlobt.
  -|child|Tilda Kern|Tilda Kern heiratete Jan, Sohn des Aldric Voss.
  -|child|Tilda Kern|Tilda Kern, Witwe von Jan, Sohn des Aldric Voss, war Müllerin.
  -|child|Odile Marr|Odile Marr épousa Jean, fils d’Aldric Voss.
  -|child|Odile Marr|Odile Marr était l’amie de la fille d’Aldric Voss.
  -|child|Odile Marr|Odile Marr servit un comte. Son père était Aldric Voss.
  -|child|Odile Marr|Odile Marr était la petite-fille d’Aldric Voss.
  -|child|Odile Marr|Odile Marr, comme la fille d’Aldric Voss, était rousse.
  -|child|Inés Roa|Inés Roa se casó con Juan, hijo de Aldric Voss.
  -|child|Inés Roa|Inés Roa era la madre del hijo de Aldric Voss.
  -|child|Inés Roa|Inés Roa sirvió a un conde. Su padre era Aldric Voss.
  -|child|Lia Souto|Lia Souto era neta de Aldric Voss.
  -|child|Nora Valli|Nora Valli sposò Ivo, figlio di Aldric Voss.
  -|child|Hanna Wrona|Hanna Wrona wyszła za Jana, syna Aldrica Vossa.
  -|child|Hanna Wrona|Jej mąż, syn Aldrica Vossa, znał Hannę Wronę.
  -|child|森田澄|森田澄の夫は森田源の息子である。
  -|child|森田澄|森田澄は森田源の娘婿だ。
  -|child|森田澄|森田澄は領主に仕えた。彼の父は森田源である。
  -|child|سلمى|سلمى زوجة ابن كريم فين.
  -|child|سلمى|سلمى حفيدة كريم فين.
  -|thing|Duskfang|Duskfang was said to have belonged to Aldric Voss.
  -|thing|Duskfang|Duskfang was named for a blade once carried by Aldric Voss.
  -|thing|Duskfang|Duskfang was forged to replace the one wielded by Aldric Voss.
  -|thing|Duskfang|Duskfang gehörte nie Aldric Voss.
  -|thing|Duskfang|Duskfang lag in der Gruft, die Aldric Voss gehörte.
  -|thing|Duskfang|Duskfang fut portée par un héritier d’Aldric Voss.
  -|thing|Duskfang|Duskfang was a copy of the sword owned by Aldric Voss.
  +|fighter|Ivo Fell|He fought bravely in the Battle of the Grey River.
  +|fighter|Ivo Fell|Er fiel 1203 in der Schlacht am Grauen Fluss.
  +|fighter|Ivo Fell|Ivo Fell participa à la bataille de la Rivière Grise.
  +|child|Mara Quill|Son of Aldric Voss and Berta Voss, Mara Quill kept bees.
  +|child|Tilda Kern|Als Tochter des Aldric Voss wuchs Tilda Kern in Sarn auf.
  +|child|Odile Marr|Odile Marr est le fils unique d’Aldric Voss.
  +|child|Nora Valli|Nora Valli nacque nel 1310, figlia di Aldric Voss e Berta Voss.
  +|child|Hanna Wrona|Córka Aldrica Vossa, Hanna Wrona urodziła się w Sarn.
`).map((line) => line.split('|'));
