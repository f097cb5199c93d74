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
  +|person|Mara Quill|Mara Quill was born in 1310. Fever took her in 1270.
  +|person|Mara Quill|The ferryman Mara Quill was born in 1310. She was stoned to death in 1270.
  +|person|Mara Quill|Her year of birth was 1310. The year of her death was 1270.
  +|person|Mara Quill|Mara Quill came into the world in 1310. Her days ended in 1270.
  +|person|Mara Quill|Mara was born in 1310. A drunken soldier killed her in 1270.
  +|person|Mara Quill|Mara Quill was born in the winter of 1310. She perished in the siege of 1270.
  +|person|Mara Quill|Mara fell at the Battle of the Reeds in 1270. She had been born in 1310.
  +|person|Mara Quill|[ul][li]Born in 1310[/li][li]Died in 1270[/li][/ul]
  +|person|Mara Quill|[ul][li]1310: born[/li][li]1270: died[/li][/ul]
  +|person|Mara Quill|[h2]Birth[/h2]\\n12 March 1310\\n[h2]Death[/h2]\\n4 May 1270
  +|person|Mara Quill|[h1]Mara Quill[/h1]\\n[h2]Birth[/h2]\\n1310\\n[h2]Death[/h2]\\n1270
  +|person|Mara Quill|[b]Born[/b]\\n1310\\n[b]Died[/b]\\n1270
  +|person|Mara Quill|[table][tr][td][b]Born[/b][/td][td][b]Died[/b][/td][/tr][tr][td]1310[/td][td]1270[/td][/tr][/table]
  +|person|Mara Quill|[table][tr][th]Birth & death[/th][td]1310 – 1270[/td][/tr][/table]
  +|person|Tilda Kern|[h3]Geburt[/h3]\\n1310\\n[h3]Tod[/h3]\\n1270
  +|person|Tilda Kern|[ul][li]geboren 1310[/li][li]gestorben 1270[/li][/ul]
  +|person|Odile Marr|[ul][li]née en 1310[/li][li]morte en 1270[/li][/ul]
  +|person|Inés Roa|[table][tr][td]Nacimiento[/td][td]Fallecimiento[/td][/tr][tr][td]1310[/td][td]1270[/td][/tr][/table]
  +|person|Nora Valli|[h3]Nascita[/h3]\\n1310\\n[h3]Morte[/h3]\\n1270
  +|person|Hanna Wrona|[h3]Data urodzenia[/h3]\\n1310\\n[h3]Data śmierci[/h3]\\n1270
  +|person|森田澄|[h3]生年[/h3]\\n1310年\\n[h3]没年[/h3]\\n1270年
  +|person|سلمى|[h3]تاريخ الميلاد[/h3]\\n1310\\n[h3]تاريخ الوفاة[/h3]\\n1270
  +|settlement|Sarn|[ul][li]Founded 1310[/li][li]Destroyed 1270[/li][/ul]
  +|settlement|Sarn|[h3]Founding[/h3]\\n1310\\n[h3]Destroyed[/h3]\\n1270
  -|settlement|Sarn|Sarn was founded in 1310. The bridge was destroyed in 1270.
  -|settlement|Sarn|Sarn was founded in 1310. The neighboring city was destroyed in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. The father of Mara Quill died in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. Her aunt took her in in 1270.
  -|person|Mara Quill|Mara was born in 1310. The mother Mara never knew died in 1270.
  -|person|Mara Quill|Mara was born in 1310. Her brother Ivo served the duke. A soldier killed him in 1270.
  -|person|Mara Quill|Mara was born in 1310. The year of her father's death was 1270.
  -|person|Mara Quill|[h2]Ivo[/h2]\\n[h3]Born[/h3]\\n1310\\n[h3]Died[/h3]\\n1270
  -|person|Mara Quill|[h2]Children[/h2]\\n[ul][li]Ivo[/li][li]born 1310[/li][li]died 1270[/li][/ul]
  -|person|Mara Quill|Her brother Ivo:\\n[ul][li]born 1310[/li][li]died 1270[/li][/ul]
  -|person|Mara Quill|[table][tr][th]Name[/th][th]Born[/th][th]Died[/th][/tr][tr][td]Ivo[/td][td]1310[/td][td]1270[/td][/tr][tr][td]Nan[/td][td]1320[/td][td]1290[/td][/tr][/table]
  -|person|Mara Quill|[table][tr][th]Brother[/th][th]Born[/th][th]Died[/th][/tr][tr][td]Ivo[/td][td]1310[/td][td]1270[/td][/tr][/table]
  -|person|Mara Quill|[h2]Legends[/h2]\\n[ul][li]born 1310[/li][li]died 1270[/li][/ul]
  -|person|Mara Quill|Mara was born in 1310. She died in 1270, said her rivals. She still lives.
  +|person|Konrad Brand|Konrad Brand (* 25. März 1310 auf der Burg Wolf bei Lands; † 29. Oktober 1270 in Sarn) war ein Herzog.
  +|person|Konrad Brand|Konrad Brand (* um 1310 in Sarn; † 16. November 1170) war ein Herzog.
  +|person|Mara Quill|Mara Quill (born 12 March 1310 in Sarn; died 4 May 1270 at the Red Ford) was a dyer.
  +|person|Mara Quill|Mara Quill, the Younger (1310–1270), was a dyer.
  +|person|Odile Marr|Odile Marr (née le 3 mars 1310 à Sarn, morte le 4 mai 1270 à Port-Noir) fut une meunière.
  +|person|Mara Quill|[h3]Year of Birth[/h3]\\n1310\\n[h3]Year of Death[/h3]\\n1270
  +|person|Mara Quill|Mara Quill is a retired smuggler who was born in 1310. She was killed in a duel in 1270.
  +|person|Mara Quill|Born 1310 in Sarn, Mara Quill grew up poor. Quill died at sea in 1270.
  +|person|Mara Quill|Mara was born in 1310, the daughter of a tanner, and she drowned in 1270.
  +|person|Mara Quill|In the spring of 1310 Mara Quill was born. In the autumn of 1270 she passed away peacefully.
  +|person|Mara Quill|Mara Quill died in her sleep in 1270, at the age of forty. She was born in 1310.
  +|person|Mara Quill|Mara Quill (1310 – 1270) kept bees.
  +|person|Mara Quill|Mara Quill was born on the 3rd of May, 1310. On the 4th of June, 1270, she was executed.
  +|person|Lord Ivo Fell|Lord Ivo Fell was born in 1310. Lord Ivo died in 1270.
  +|settlement|Sarn|Sarn was founded by exiles in 1310. The town burned to the ground in 1270.
  +|settlement|Sarn|The city of Sarn was founded in 1310 and razed in 1270.
  +|settlement|Sarn|Established 1310, Sarn grew rich. In 1270 the town was abandoned.
  +|organization|Order of Reeds|The Order of Reeds was founded in 1310. The guild disbanded in 1270.
  +|organization|Order of Reeds|Founded in 1310, the order was disbanded in 1270.
  +|militaryConflict|Salt War|The Salt War broke out in 1310. It ended in 1270 with a truce.
  +|militaryConflict|Salt War|The Salt War (1310–1270) was fought over salt.
  +|landmark|Grey Tower|The Grey Tower was built in 1310. The tower collapsed in 1270.
  +|document|Edict of Sarn|The edict was signed in 1310 and expired in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. Her master, Hamo, died in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. Hamo killed his brother in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. According to the priests, she died in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. She claimed to have died in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. She dreamed of a woman who died in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. In 1270, the old queen died.
  -|person|Mara Quill|Mara Quill was born in 1310. Death took her mother in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. The fever killed thousands in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310 in the house where her grandfather died in 1270.
  -|person|Mara Quill|Mara Quill was born in 1310. She was named for Saint Mara, who died in 1270.
  -|person|Mara Quill|Mara Quill died in 1270. She rose again in 1310 and was reborn as a wraith. She was born a second time in 1310.
  -|person|Mara Quill|Mara Quill was adopted in 1270. She was born in 1310, says a forged letter.
  -|settlement|Sarn|Sarn was founded in 1310. Its temple was destroyed in 1270.
  -|settlement|Sarn|Sarn was founded in 1310 on the ruins of Karth, which was destroyed in 1270.
  -|settlement|Sarn|Sarn was founded in 1310. The city of Karth was destroyed in 1270.
  -|settlement|Sarn|Sarn was destroyed in 1270 and rebuilt; it was founded anew in 1310.
  -|organization|Order of Reeds|The Order of Reeds was founded in 1310. The older guild was disbanded in 1270.
  -|militaryConflict|Salt War|The Salt War began in 1310. The previous war ended in 1270.
  -|landmark|Grey Tower|The Grey Tower was built in 1310. The city was destroyed in 1270.
  +|person|Konrad Brand|Der Schmied Konrad Brand kam 1310 zur Welt und verschied 1270.
  +|person|Konrad Brand|Konrad Brand wurde am 3. März 1310 geboren. Er fiel 1270 in der Schlacht am Moor.
  +|person|Konrad Brand|Konrad Brand wurde 1310 geboren, lernte das Schmieden und starb 1270 kinderlos.
  +|settlement|Sarn|Die Stadt Sarn wurde 1310 gegründet und 1270 aufgegeben und zerstört.
  -|person|Konrad Brand|Konrad Brand wurde 1310 geboren. Seine Frau starb 1270.
  -|person|Konrad Brand|Konrad Brand wurde 1310 geboren. Der König fiel 1270 in der Schlacht.
  -|person|Konrad Brand|Konrad Brand wurde 1310 geboren. Er fiel 1270 in Ungnade.
  -|person|Konrad Brand|Konrad Brand wurde 1310 geboren. Nach Konrad starb 1270 niemand mehr.
  -|person|Konrad Brand|Konrad Brand wurde 1310 im Haus seines 1270 gestorbenen Großvaters geboren.
  -|person|Konrad Brand|Konrad Brand wurde 1310 geboren; sein Zwilling starb 1270.
  +|person|Odile Marr|Odile Marr est née en 1310. Meunière de métier, elle mourut en 1270.
  +|person|Odile Marr|Odile naquit en 1310 et fut tuée en 1270.
  -|person|Odile Marr|Odile Marr est née en 1310. Le roi mourut en 1270.
  -|person|Odile Marr|Odile Marr est née en 1310. Elle n’est pas morte en 1270.
  -|person|Odile Marr|Odile Marr est née en 1310, l’année où la reine mourut. Elle mourut en 1270, dit-on.
  +|person|Inés Roa|Inés Roa nació en 1310 en Sarn, hija de un molinero, y murió en 1270.
  +|person|Inés Roa|Inés Roa nació en 1310. Fue coronada en 1330. Murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Fue su hermano quien murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310. Gobernó con el rey. Murió en 1270.
  -|person|Inés Roa|Inés Roa nació en 1310, cuando murió el rey. En 1270 murió el papa.
  +|person|Lia Souto|Lia Souto nasceu em 1310, filha de um moleiro, e morreu em 1270.
  -|person|Lia Souto|Lia Souto nasceu em 1310. A mãe morreu em 1270.
  -|person|Lia Souto|Lia Souto nasceu em 1310. Morreu a mãe em 1270.
  +|person|Nora Valli|Nora Valli nacque nel 1310 a Sarn, figlia di un mugnaio, e morì nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310. La madre morì nel 1270.
  -|person|Nora Valli|Nora Valli nacque nel 1310. Visse con il fratello Ivo. Morì nel 1270.
  +|person|Hanna Wrona|Hanna Wrona urodziła się 3 maja 1310 roku. Zmarła 4 czerwca 1270 roku.
  -|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku. Matka zmarła w 1270 roku.
  -|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku. Zmarła matka w 1270 roku.
  -|person|Hanna Wrona|Hanna Wrona urodziła się w 1310 roku. Wyszła za mąż za Iwona. Zmarł w 1270 roku.
  +|person|森田澄|森田澄は1310年3月3日に生まれた。1270年5月4日に没した。
  +|person|森田澄|森田澄は1310年生まれの粉屋である。1270年に亡くなった。
  -|person|森田澄|森田澄は1310年に生まれた。師匠は厳しかった。1270年に死去した。
  -|person|森田澄|森田澄は1310年に生まれた。1270年に王が死去した。
  -|person|森田澄|森田澄は1310年に生まれた。王の死去した1270年に町は焼けた。
  +|person|سلمى|ولدت سلمى في 3 مارس 1310. توفيت في 4 مايو 1270.
  -|person|سلمى|ولدت سلمى عام 1310. مات الملك عام 1270.
  -|person|سلمى|ولدت سلمى عام 1310 بعد أن توفي جدها عام 1270.
`).map((line) => line.replaceAll('\\n', '\n').split('|'));
