// What happened to the subject of an article, told backward: each text contradicts itself in its subject's life, or (-) doesn't,
// because somebody else is meant or nothing is sure. Sign, template, title, text.

import { list } from '../../../bench/checks/told-sentences.ts';

export const LIVES: readonly (readonly string[])[] = list(`
  +|person|Tilda Kern|Tilda Kern kam im Jahr 1310 in Grauhafen auf die Welt. Sie heiratete spät. Sie starb 1270 an der Pest.
  +|person|Tilda Kern|1310 wurde Tilda Kern geboren, 1270 wurde sie hingerichtet.
  +|person|Tilda Kern|Tilda Kern, geboren 1310, war Müllerin und starb 1270.
  +|person|Tilda Kern|Tilda Kern wurde 1310 als Tochter eines Müllers geboren. 1270 ertrank sie im Fluss.
  +|person|Tilda Kern|Im Winter 1310 wurde Tilda geboren. Sie verlor 1270 ihr Leben in der Schlacht.
  +|person|Tilda Kern|Tilda Kern (geb. 1310, gest. 1270) war Müllerin.
  +|person|Tilda Kern|Die Müllerin Tilda Kern wurde 1310 geboren und 1270 ermordet.
  +|person|Tilda Kern|Geboren 1310 in Grauhafen. Gestorben 1270 in Sarn.
  +|settlement|Grauhafen|Grauhafen wurde 1310 von Fischern gegründet. Das Dorf brannte 1270 nieder.
  +|organization|Orden der Reiher|Der Orden der Reiher wurde 1310 gegründet. Der Orden löste sich 1270 auf.
  +|organization|Orden der Reiher|Der Orden der Reiher wurde 1310 gegründet und 1270 aufgelöst.
  +|militaryConflict|Salzkrieg|Der Salzkrieg begann 1310. Der Krieg endete 1270 mit einem Frieden.
  +|militaryConflict|Salzkrieg|Der Salzkrieg dauerte von 1310 bis 1270.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren. Ihr Vater war Müller. Er starb 1270.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren. Man sagt, sie sei 1270 gestorben.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren und ihr Bruder starb 1270.
  -|person|Tilda Kern|Tilda Kern wurde 1310 als Tochter des Königs geboren. Er starb 1270.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren, nachdem ihr Großvater 1270 gestorben war.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren. Sie erbte das Haus eines Mannes, der 1270 starb.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren. Sie starb 1270 nicht, sondern floh.
  -|settlement|Grauhafen|Grauhafen wurde 1310 gegründet. Die Nachbarstadt Sarn wurde 1270 zerstört.
  -|settlement|Grauhafen|Grauhafen wurde 1310 gegründet. Der Turm von Sarn wurde 1270 zerstört.
  -|person|Tilda Kern|Tilda Kern wurde 1310 geboren. Sie wurde von der 1270 ermordeten Königin verflucht.
  -|person|Tilda Kern|Tilda Kern starb 1270 und kam als Wiedergängerin zurück; 1310 wurde ihr Sohn geboren.
  +|person|Odile Marr|Odile Marr naquit en 1310 à Sarn. Elle s'éteignit en 1270.
  +|person|Odile Marr|Née en 1310, Odile Marr fut meunière. Elle périt en 1270.
  +|person|Odile Marr|Odile Marr, née en 1310 à Sarn, fut assassinée en 1270.
  +|person|Odile Marr|En 1310 naquit Odile Marr. Odile fut exécutée en 1270.
  +|person|Odile Marr|Odile Marr (née en 1310, morte en 1270) était meunière.
  +|person|Odile Marr|La meunière Odile Marr vint au monde en 1310 et mourut en 1270.
  +|settlement|Sarn|Sarn fut fondée en 1310. La ville fut détruite en 1270 par un incendie.
  +|organization|Ordre du Héron|L’Ordre du Héron fut fondé en 1310 et dissous en 1270.
  +|militaryConflict|Guerre du Sel|La Guerre du Sel éclata en 1310. La guerre prit fin en 1270.
  -|person|Odile Marr|Odile Marr naquit en 1310. Sa sœur mourut en 1270.
  -|person|Odile Marr|Odile Marr naquit en 1310, fille d’un roi mort en 1270.
  -|person|Odile Marr|Odile Marr est la fille de Berthe, morte en 1270. Odile naquit en 1310.
  -|person|Odile Marr|Odile Marr naquit en 1310. Selon la légende, elle mourut en 1270.
  -|person|Odile Marr|Odile Marr naquit en 1310. Son mari était duc. Il mourut en 1270.
  -|person|Odile Marr|Odile Marr naquit en 1310 et son frère mourut en 1270.
  -|settlement|Sarn|Sarn fut fondée en 1310. La tour voisine fut détruite en 1270.
  -|person|Odile Marr|Odile Marr naquit en 1310. Elle épousa un homme qui mourut en 1270.
  +|person|Inés Roa|Inés Roa nació en 1310 en Sarn. Trabajó como molinera. Murió en 1270.
  +|person|Inés Roa|Inés Roa nació en 1310 y falleció en 1270.
  +|person|Inés Roa|Inés Roa fue una molinera de Sarn. Nació en 1310. Fue ejecutada en 1270.
  +|person|Inés Roa|Nacida en 1310, Inés Roa fue molinera. Murió ahogada en 1270.
  +|person|Inés Roa|Inés Roa nació el 3 de marzo de 1310 en Sarn. En 1270 murió de fiebre.
  +|person|Inés Roa|Inés Roa, nacida en 1310, murió en 1270.
  +|settlement|Sarn|Sarn fue fundada en 1310. La ciudad fue destruida en 1270.
  +|organization|Orden de la Garza|La Orden de la Garza se fundó en 1310. La orden se disolvió en 1270.
  +|militaryConflict|Guerra de la Sal|La Guerra de la Sal comenzó en 1310 y terminó en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Su padre gobernó la ciudad. Murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Murió su padre en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Vivió con su madre. Murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Se casó con Berto. Murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Su hermano enfermó y murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Dicen que murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310, hija de un conde muerto en 1270.
  -|settlement|Sarn|Sarn fue fundada en 1310. El puente fue destruido en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. El rey murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. No murió en 1270, como creían.
  +|person|Lia Souto|Lia Souto nasceu em 1310 em Sarn. Morreu em 1270.
  +|person|Lia Souto|Lia Souto nasceu em 1310. Viveu como moleira. Faleceu em 1270 de febre.
  +|person|Lia Souto|Nascida em 1310, Lia Souto foi moleira e morreu em 1270.
  +|person|Lia Souto|Lia Souto (nascida em 1310, falecida em 1270) era moleira.
  +|settlement|Sarn|Sarn foi fundada em 1310. A cidade foi destruída em 1270.
  +|organization|Ordem da Garça|A Ordem da Garça foi criada em 1310. A ordem foi dissolvida em 1270.
  -|person|Lia Souto|Lia Souto nasceu em 1310. Seu pai era conde. Morreu em 1270.
  -|person|Lia Souto|Lia Souto nasceu em 1310. O irmão dela morreu em 1270.
  -|person|Lia Souto|Lia Souto nasceu em 1310. Talvez tenha morrido. Diz-se que morreu em 1270.
  -|person|Lia Souto|Lia Souto nasceu em 1310. Casou-se com Bento. Morreu em 1270.
  -|settlement|Sarn|Sarn foi fundada em 1310. A torre foi destruída em 1270.
  +|person|Nora Valli|Nora Valli nacque nel 1310 a Sarn. Lavorò come mugnaia. Morì nel 1270.
  +|person|Nora Valli|Nora Valli è nata nel 1310. Fu uccisa nel 1270.
  +|person|Nora Valli|Nata nel 1310, Nora Valli morì nel 1270.
  +|person|Nora Valli|Nora Valli nacque nel 1310 e morì nel 1270 di febbre.
  +|person|Nora Valli|Nora Valli (nata nel 1310, morta nel 1270) fu una mugnaia.
  +|settlement|Sarn|Sarn fu fondata nel 1310. La città venne distrutta nel 1270.
  +|militaryConflict|Guerra del Sale|La Guerra del Sale scoppiò nel 1310. La guerra finì nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310. Suo padre regnava. Morì nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310. Forse morì nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310. Sposò il duca. Morì nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310. Morì il fratello nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310, figlia di un re morto nel 1270.
  +|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku w Sarn. Pracowała w młynie. Zmarła w 1270 roku.
  +|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 r. i zmarła w 1270 r.
  +|person|Hanna Wrona|Urodzona w 1310 roku, Hanna Wrona była młynarką. Zginęła w 1270 roku.
  +|person|Hanna Wrona|Hanna Wrona przyszła na świat w 1310 roku. W 1270 roku została zamordowana.
  +|settlement|Sarn|Sarn założono w 1310 roku. Miasto zniszczono w 1270 roku.
  +|organization|Zakon Czapli|Zakon Czapli powstał w 1310 roku. Zakon został rozwiązany w 1270 roku.
  -|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku. Jej ojciec był młynarzem. Zmarł w 1270 roku.
  -|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku. Podobno zmarła w 1270 roku.
  -|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku. Mieszkała z bratem. Król zmarł w 1270 roku.
  -|settlement|Sarn|Sarn założono w 1310 roku. Wieża w Burgu została zniszczona w 1270 roku.
  +|person|森田澄|森田澄（1310年–1270年）は粉屋だった。
  +|person|森田澄|森田澄（1310年生、1270年没）は粉屋だった。
  +|person|森田澄|森田澄は1310年に港町で生まれ、1270年に病死した。
  +|person|森田澄|森田は1310年に生まれた。粉屋として暮らした。1270年、処刑された。
  +|person|ノラ・ヴァリ|ノラ・ヴァリは1310年に生まれた。ノラは1270年に亡くなった。
  +|person|森田澄|1310年、森田澄は漁師の娘として生まれた。彼女は1270年に殺された。
  +|settlement|塩港|塩港は1310年に建設された。町は1270年に滅びた。
  +|organization|青鷺団|青鷺団は1310年に結成され、1270年に解散した。
  -|person|森田澄|森田澄は1310年に生まれた。母が1270年に死去した。
  -|person|森田澄|森田澄は1310年に生まれた。兄は漁師だった。1270年に死去した。
  -|person|森田澄|森田澄は1310年に生まれた。1270年に死んだという噂がある。
  -|person|森田澄|森田澄は1310年に生まれた。1270年に死去した王の孫である。
  -|person|森田澄|森田澄の父は1270年に死去した。森田澄は1310年に生まれた。
  -|settlement|塩港|塩港は1310年に建設された。隣の砦は1270年に破壊された。
  +|person|سلمى|ولدت سلمى عام 1310 في سارن. توفيت في المدينة عام 1270.
  +|person|سلمى|ولدت سلمى في عام 1310 وتوفيت في عام 1270.
  +|person|سلمى|سلمى ولدت سنة 1310. قتلت سنة 1270.
  +|person|سلمى|وُلدت سلمى سنة 1310، وماتت سنة 1270.
  +|settlement|سارن|تأسست سارن عام 1310. دمرت المدينة عام 1270.
  -|person|سلمى|ولدت سلمى عام 1310. توفي والدها عام 1270.
  -|person|سلمى|ولدت سلمى عام 1310. كان والدها صيادا. توفي عام 1270.
  -|person|سلمى|ولدت سلمى عام 1310. يقال إنها توفيت عام 1270.
  -|person|سلمى|ولدت سلمى عام 1310 وتوفي شقيقها عام 1270.
`).map((line) => line.split('|'));
