// Words so common that they count as names only if capitalized like the name. Folded.

const ENGLISH = `
a about above across act after again against age ago ah air all almost alone along already also although always am
amber among an and angel another any anyone anything apart april are area arm around art as ask asked at august autumn
away baby back bad band bar be bear beat became because become been before began begin behind being believe below beside
best better between beyond big bill bit black blood blue board bob body book both bottom box boy bring brother brought
brown but buy by call called came can cannot care carry case catch cause centre chance change chase child children clear
close cold come coming common could course cross cut dark daughter dawn day days dead deal dear death december deep did
die different do does dog doing done door down draw dream drive drop dry during each early earth east easy eat eight
either eleven else end enough even evening ever every everyone everything eye eyes face fact faith fall family far fast
father february feel feet fell felt few field fifth fight find fine fire first five fly follow food foot for form found
four fourth frank free friend friends from front full gave gem general get girl give given glass go god goes going gold
gone good got grace grant grave great green grew grey ground group grow guess guy had hair half hand hands happy hard has
have hazel he head hear heard heart heat heavy held help her here hers herself high hill him himself his hit hold holy
home hope horse hot hour hours house how however hundred i ice idea if important in inside instead into iris iron is it
its itself ivy jack january job joy july june just keep kept kind king knew know known land large last late later law lay
lead learn leave led left less let life light like line little live lived living long look looked lord lost lot love low
made main major make man many march mark matter may maybe me mean meet melody men mercy middle might mile mind mine minute
miss moment money month moon more morning most mother mountain mouth move moved much must my myself name near nearly need
never new news next night nine no nobody none north not note nothing november now number october of off often oh old on
once one only open or order other others our ours out outside over own page paid pain part pass past patience pay peace
people perhaps person place plan play point poor power pray present press price prince pull put queen question quick quiet
quite rain ran rather ray reach read ready real reason red rest rich ride right ring rise river road rob robin rock room
rose round ruby run sad safe said same sand sat save saw say says scene sea second see seem seemed seen self sense sent
september serious serve set seven several shadow shall she short should show shown side sign silver simple since sing
single sir sister sit six sky sleep slow small so soft sold some someone something sometimes son song soon sort soul sound
south space speak spirit spoke spring stand star stars start state stay step still stone stood stop storm story strange
street strong such sue summer sun sure take taken talk tell ten tenth than that the their them then there these they thing
things think third this those though thought three through till time tin to today together told tomorrow tonight too took
top touch toward towards town tree true truth try turn turned twelve twenty two under until up upon us use used usual
valley very view voice wait walk wall want wanted war warm was watch water wave way ways we wear week well went were west
what when where whether which while white who whole whom whose why wide wife wild will wind window winter wise wish with
within without woman women wonder wood word words work world would write wrong year years yes yet you young your yours
yourself`;

/** The shortest words of other languages that writers mix in. */
const OTHERS = `
aber als am au auf aus avec bei ce ces cette con da dans das de del dem den der des di dies die dies du e ein eine einem
einen einer el elle en er es est et fur gli het hat het ich ihr il ils im is ist je la las le les lo los mais mit mon nach
nicht non nous o oder og pas per por pour que qui se sein sich sie son sous sur te tu um un una und une uno van vom von
vous wie wir y zu zum zur`;

const COMMON = new Set(`${ENGLISH} ${OTHERS}`.split(/\s+/).filter(Boolean));

export function isCommonWord(folded: string): boolean {
  return COMMON.has(folded);
}
