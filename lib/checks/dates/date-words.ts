import { foldWord, Lexemes } from './lexemes.ts';

// The words of dates, in the nine languages that Loreside speaks, and as genealogists shorten them.

/** The year is near. */
export const ABOUT = new Lexemes(
  'c|ca|cca|circa|about|around|approximately|approx|roughly|near|abt|est|estimated|cal|calc|calculated|int|some time around|sometime around|or thereabouts|or so|ish|give or take|um|etwa|ungefähr|rund|gegen|oder so|vers|environ|env|aux alentours de|autour de|hacia|alrededor de|aproximadamente|cerca de|cerca|por volta de|aprox|verso il|verso|verso la|intorno al|attorno al|all incirca|pressappoco|około|ok|mniej więcej|حوالي|نحو|تقريبا|約|およそ|頃|ころ|ごろ|前後|almost|nearly|herum|fast|aux environs de|en torno a|sobre|em torno de|presque|casi|quasi|quase|niemal|prawie|お およそ|ほぼ|قرابة|ما يقارب|zirka|approximativement|più o meno|w przybliżeniu|くらい|ぐらい|だいたい|حوالى',
);
export const BEFORE = new Lexemes(
  'before|bef|until|till|til|to|by|pre|shortly before|soon before|just before|not long before|prior to|no later than|not later than|up to|some time before|sometime before|vor|kurz vor|bis|spätestens|avant|peu avant|jusqu en|jusque|au plus tard en|antes de|antes del|antes|poco antes de|pouco antes de|hasta|até|prima o|prima di|prima del|prima dell|poco prima di|poco prima del|fino a|fino al|entro|entro il|przed|krótko przed|tuż przed|do|najpóźniej w|قبل|حتى|at the latest|at latest|at most|höchstens|au plus tard|a más tardar|mais tardar|al più tardi|najpóźniej|遅く と も|في موعد أقصاه|earlier than|früher als|not after|nicht später als|nicht nach|pas après|no después de|não depois de|non oltre|non oltre il|nie później niż|ante',
);
export const AFTER = new Lexemes(
  'after|aft|since|from|post|shortly after|soon after|just after|not long after|no earlier than|not before|some time after|sometime after|nach|kurz nach|seit|ab|frühestens|après|peu après|depuis|dès|después de|después del|poco después de|pouco depois de|después|desde|tras|a partir de|depois de|depois|após|dopo|dopo il|poco dopo|poco dopo il|dal|dall|a partire da|a partire dal|non prima del|po|krótko po|tuż po|od|بعد|منذ|at least|no less than|at the earliest|at earliest|mindestens|au plus tôt|au moins|al menos|como pronto|como mínimo|pelo menos|mais cedo|almeno|al più presto|najwcześniej|co najmniej|早く と も|少なく と も|على الأقل|later than|später als|nicht vor|pas avant|no antes de|não antes de|nie wcześniej niż|depois do|depois da|ابتداء من',
);
/** A start that is sure, of what goes on. */
export const SINCE = new Lexemes('since|seit|depuis|desde|dal|dall|od|منذ');
export const ONWARDS = new Lexemes('onwards|onward|in poi|in avanti|から');
/** Between a year and what it is counted from: “1203 after the Fall”. */
export const FROM_EVENT = new Lexemes(
  'after|before|nach|vor|après|avant|después de|después del|antes de|antes del|depois|antes|dopo|prima di|prima del|prima della|po|przed|بعد|قبل',
);
/** Limits behind a date. */
export const OR_BEFORE = new Lexemes(
  'or before|or earlier|at the latest|oder früher|oder davor|ou avant|ou plus tôt|au plus tard|o antes|a más tardar|ou antes|o prima|o ancora prima|al più tardi|lub wcześniej|أو قبل ذلك|以前|より前|まで|or before that|または それ 以前|か それ 以前|أو قبله|أو قبلها',
);
export const OR_AFTER = new Lexemes(
  'or after|or later|at the earliest|onwards|onward|oder später|oder danach|ou après|ou plus tard|o después|o más tarde|ou depois|ou mais tarde|o dopo|o più tardi|in poi|in avanti|lub później|أو بعد ذلك|以降|以後|より後|から|or after that|at least|または それ 以降|か それ 以降|على الأقل|أو بعده|أو بعدها',
);
export const FROM = new Lexemes('from|von|vom|de|du|desde|dal|dall|da|od|من');
export const TO = new Lexemes(
  'to|until|till|through|bis|bis zum|à|au|a|al|hasta|até|ao|fino al|all|do|إلى|الى|から|thru|حتى|لغاية',
);
export const BETWEEN = new Lexemes(
  'between|bet|btw|somewhere between|sometime between|some time between|zwischen|entre|tra|tra il|fra|fra il|między|pomiędzy|بين|ما بين',
);
/** Behind both ends of a span. */
export const WITHIN_BEHIND = new Lexemes('の 間|間|の 間 に');
export const AND = new Lexemes('and|und|et|y|e|i|a|و|と|ed|وسنة|وعام');
export const OR = new Lexemes('or|oder|ou|o|oppure|lub|albo|أو|または|か|soit|bądź|もしくは|あるいは');
/** Behind a span that hasn't ended. */
export const NOW = new Lexemes(
  'present|the present|now|today|heute|jetzt|aujourd hui|présent|hoy|presente|actualidad|hoje|atualmente|oggi|attualmente|dziś|obecnie|dzisiaj|الآن|現在',
);

export const BORN = new Lexemes(
  'b|born|birth|geb|geboren|né|née|nacido|nacida|nac|nascido|nascida|nasceu|nato|nata|nacque|nascita|ur|urodzony|urodzona|ولد|ولدت|生|生まれ|nació|naquit',
);
export const DIED = new Lexemes(
  'd|died|death|gest|gestorben|mort|morte|décédé|décédée|murió|fallecido|fallecida|morreu|falecido|falecida|morto|morta|morì|deceduto|deceduta|zm|zmarł|zmarła|توفي|توفيت|没|死去|死亡|muerto|muerta|مات|ماتت|وتوفي|وتوفيت|ومات|killed|slain|murdered|executed|drowned|starb|verstarb|ermordet|tué|tuée|falleció|asesinado|asesinada|ucciso|uccisa|zabity|zabita',
);

/** What stands before a year, or between the parts of a date, and says nothing. */
export const FILLERS = new Lexemes(
  'some time|sometime|at some point|irgendwann|quelque part|en algún momento|em algum momento|gdzieś|exactly|precisely|genau|exactement|exactamente|exatamente|esattamente|dokładnie|the|of|in|on|at|during|within|anno|im|in|den|der|die|das|dem|am|le|la|les|l|el|los|las|de|del|do|da|dos|das|d|du|des|en|em|no|na|nos|nas|ao|dans|au|aux|il|nel|nell|nella|dell|della|w|we|dnia|z|في|من|ال|の|に|第|negli|degli|الـ',
);
/** What the number behind it, or before it, is. */
export const YEARS = new Lexemes(
  'year|the year|in the year|in year|anno|annum|yr|y|jahr|jahre|jahres|année|an|l an|année de|año|ano|l anno|rok|roku|r|سنة|عام|السنة|عامي|年|year of our lord|the year of our lord|jahr des herrn|jahre des herrn|an de grâce|l an de grâce|año de gracia|año del señor|ano da graça|ano do senhor|anno del signore|roku pańskiego|rokiem',
);
/** Behind a year. Others would make it a number of years. */
export const YEAR_BEHIND = new Lexemes('r rok roku 年');
export const DAYS = new Lexemes('day|tag|jour|día|dia|giorno|dzień|يوم|اليوم|日');
export const MONTHS_WORD = new Lexemes('month|monat|mois|mes|mês|mese|miesiąc|miesiąca|شهر|الشهر|月');

const numbered = (...lists: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap(([value, list]) => list.split(' ').map((word) => [foldWord(word), value] as const)));

/** Years, tens, hundreds and thousands of them. */
const UNIT_WORDS = [
  'year years jahr jahre jahren an ans année années año años ano anos anno anni rok lata lat سنة سنوات عام عاما 年',
  'decade decades jahrzehnt jahrzehnte décennie décennies década décadas decennio decenni dekada dekady عقد عقود',
  'century centuries jahrhundert jahrhunderte siècle siècles siglo siglos século séculos secolo secoli wiek wieki wieków قرن قرون 世紀',
  'millennium millennia millenniums jahrtausend jahrtausende millénaire millénaires milenio milenios milênio milênios millennio millenni tysiąclecie tysiąclecia 千年紀',
];
export const UNITS = numbered(...UNIT_WORDS.map((words, power) => [10 ** power, words] as const));
export const CENTURIES = new Lexemes(
  'century cent c s jahrhundert jahrhunderts jh jhs jhd jhdt jhdts siècle siglo século secolo sec wiek wieku w قرن القرن 世紀',
);
export const MILLENNIA = new Lexemes(
  'millennium jahrtausend jahrtausends millénaire milenio milênio millennio tysiąclecie tysiąclecia 千年紀',
);
/** Before or behind the first year of a decade. */
export const DECADES = new Lexemes(
  'années|années|década de|años|anos|anni|gli anni|lata|lat|jahre|jahren|年代|عقد|latach',
);

export const ONE = new Lexemes('a an one ein eine einem un une uno una um uma jeden jedna');
const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...CARDINALS.split(' ').map((word, at) => [word, at + 1] as const),
  ...([
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['元', 1],
  ] as const),
]);
const ORDINAL_LISTS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte',
  'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften',
  'erstes zweites drittes viertes fünftes sechstes siebtes achtes neuntes zehntes',
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  'première seconde',
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima',
  'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo',
  'primeira segunda terceira quarta quinta sexta sétima oitava nona décima',
  'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo',
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo',
  'prima seconda terza quarta quinta sesta settima ottava nona decima',
  'pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta',
  'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej',
  'pierwszym drugim trzecim czwartym piątym szóstym siódmym ósmym dziewiątym dziesiątym',
  'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر',
  'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة',
];
/** From the eleventh on, for centuries. */
const LATER_ORDINALS = [
  ...['e', 'en', 'es'].map((ending) =>
    'elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst'.replace(
      /(?= |$)/g,
      ending,
    ),
  ),
  'onzième douzième treizième quatorzième quinzième seizième',
  'undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo',
  'undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo',
  ...['y', 'ego', 'ym'].map((ending) =>
    'jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest'.replace(
      /(?= |$)/g,
      ending,
    ),
  ),
];
const ordinalsFrom = (lists: readonly string[], first: number): (readonly [word: string, value: number])[] =>
  lists.flatMap((list) => list.split(' ').map((word, at) => [foldWord(word), at + first] as const));
export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...ordinalsFrom([...ORDINAL_LISTS, 'الحادي'], 1),
  ...ordinalsFrom(LATER_ORDINALS, 11),
]);

/** Glued to a number, they make it an ordinal: “12e siècle”. */
export const ORDINAL_ENDINGS = new Lexemes('e er ere eme o a de te ter ste');

/** Words of eras, which make a label of the words around them. Never months. */
export const AGE_WORDS = new Lexemes(
  'age ages era eras epoch aeon eon cycle calendar reckoning count dynasty reign imperium dominion empire millennium zeitalter ära epoche zyklus rechnung zeitrechnung ère âge époque cycle règne edad época ciclo reinado idade epoca età regno impero dinastia dynastie dinastía kalender calendrier calendario calendário epoka wiek cykl kalendarz dynastia عصر العصر حقبة الحقبة عهد العهد 紀 時代 暦 panowania rządów',
);
/** Those that may count years themselves: “Cycle 33”. */
export const COUNTING_WORDS = new Lexemes('cycle|turn|zyklus|ciclo|cykl');

/** Seasons, and parts of a year: the year stays the same. */
export const SEASONS = new Lexemes(
  'spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|wiosna|wiosną|wiosny|lato|latem|lata|jesień|jesienią|jesieni|zima|zimą|zimy|ربيع|صيف|خريف|شتاء|春|夏|秋|冬|midsummer|midwinter|mittsommer|mittwinter|frühsommer|hochsommer|spätsommer|frühherbst|spätherbst|spätwinter|à l été|à l automne|à l hiver|christmas|easter|yule|harvest|weihnachten|ostern|noël|pâques|navidad|natal|natale|pasqua|wielkanoc',
);
const SHARES: readonly (readonly [words: string, from: number, to: number])[] = [
  [
    'early|the beginning|beginning|start|the start|anfang|beginn|frühes|frühen|début|au début|a principios|a comienzos|a inicios|all inizio|agli inizi|le début|inicio|inicios|principios|comienzos|início|começo|inizio|inizi|primi|początek|na początku|początku|بداية|أوائل|初頭|初め|初期',
    0,
    0.5,
  ],
  [
    'mid|middle|the middle|mitte|milieu|le milieu|mi|courant|mediados|a mediados|medio|meados|meio|metà|połowa|połowie|w połowie|منتصف|半ば|中期|中頃',
    0.2,
    0.8,
  ],
  [
    'late|end|the end|later|ende|spätes|späten|fin|la fin|à la fin|a finales|a fines|alla fine|finales|fines|fim|final|finais|fine|tardo|koniec|pod koniec|końcu|نهاية|أواخر|末|末期|後期',
    0.5,
    1,
  ],
  ['first quarter|the first quarter|erstes viertel', 0, 0.35],
  ['last quarter|the last quarter|letztes viertel', 0.65, 1],
  [
    'first half|the first half|erste hälfte|premiere moitié|primera mitad|primeira metade|prima metà|前半',
    0,
    0.6,
  ],
  [
    'second half|the second half|zweite hälfte|seconde moitié|segunda mitad|segunda metade|seconda metà|後半',
    0.4,
    1,
  ],
];
/** Parts of a century or an age, as shares of it. Generous: people don't measure. */
export const PARTS = SHARES.map(([words, from, to]) => ({
  words: new Lexemes(words),
  share: [from, to] as const,
}));

/** Our own months, so that they have an order. */
const MONTH_LISTS = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'jänner feber mrz apr mai jun jul aug sept okt nov dez',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'gen feb mar apr mag giu lug ago set ott nov dic',
  'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
];
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_LISTS.flatMap((list) => list.split(' ').map((month, at) => [foldWord(month), at + 1] as const)),
);
/** @param month folded */
export const monthNumber = (month: string): number | null => MONTHS.get(month) ?? null;

/** Words that genealogists write in capitals. They are no eras. */
export const IN_CAPITALS = new Lexemes(
  'and or to from bet bef aft abt est cal int at in on by of the a an circa ca before after about between until born died usa uk eu tbd todo',
);

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const WORD = /[\p{L}\p{M}]{3,}/gu;
/** The days of our own month that a text names. Null: it names none, or several. */
export function daysOfNamedMonth(text: string): number | null {
  const months = new Set(Array.from(text.matchAll(WORD), ([word]) => monthNumber(foldWord(word))));
  months.delete(null);
  const [month] = months;
  return months.size === 1 && month ? (DAYS_OF_MONTHS[month - 1] ?? null) : null;
}

/** Numbers with these are measures, not years. */
export const MEASURES = new Lexemes(
  'xp exp hp mp dc hd kg kw kj kn kv db hz g mg lb lbs oz ft km m cm mm mi mph kph kmh gp sp cp pp ep usd eur gbp k hrs hr min sec pcs gm po mo',
);
/** Japanese puts the part of a year behind it. */
export const PARTS_BEHIND = new Lexemes('の 末 初頭 初め 初期 半ば 中期 中頃 末期 後期 前半 後半');
/** Days of the week and times of a day, before a day. */
export const WEEKDAYS = new Lexemes(
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo segunda terça quarta quinta sexta feira lunedì martedì mercoledì giovedì venerdì sabato domenica poniedziałek wtorek środa czwartek piątek sobota niedziela poniedziałku wtorku środę czwartku piątku sobotę niedzielę الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد يوم evening morning afternoon night noon midnight dawn dusk abend morgen nacht mittag mitternacht soir matin nuit midi noche mañana tarde noite manhã sera mattina notte wieczór wieczorem rano noc nocą',
);
/** Of one of two dates: “either 1203 or 1205”. */
export const EITHER = new Lexemes('either|entweder|soit|ya sea|albo|إما');
/** Before an age, and perhaps before it: “at 54” needs its “years”. */
export const AGED = new Lexemes(
  'aged|age|at age|at the age of|at an age of|im alter von|à l âge de|âge|âgé de|âgée de|a la edad de|edad|com a idade de|com idade de|idade|all età di|età|w wieku|mając|享年|満|عن عمر|عن عمر يناهز|عن عمر ناهز|بعمر|في عمر|في سن',
);
export const MAYBE_AGED = new Lexemes('at|mit|à|a|con|a los|a las|com|aos|عن');
/** “of old age” is no era, nor is “à un âge avancé”. */
export const OLD = new Lexemes(
  'old young early late great ripe tender middle advanced tarda giovane avancé avanzada avançada avanzata podeszłym',
);
/** What is numbered and isn't an era: “Seite 312”. */
export const NUMBERED = new Lexemes(
  'page pages p pp chapter chap ch room level number nr part book volume vol verse line figure fig table section episode session seite seiten s kapitel kap raum zimmer stufe band teil buch vers abschnitt chapitre tome livre salle niveau capítulo cap libro sala nivel página pág livro nível capitolo pagina pag stanza livello parte rozdział strona str tom księga pokój poziom część ص صفحة فصل غرفة رقم جزء',
);
/** Behind a number, they make it an age. */
export const YEARS_OLD = new Lexemes(
  'years|years old|year old|yo|jahre|jahren|ans|años|anos|anni|lat|lata|سنة|عاما|歳|才',
);

/** What may stand behind a date and isn't part of it. */
export const BEHIND = new Lexemes(
  'in at near during on outside under beneath within aboard inside by while when as with from among amid between because due aged age bei während auf an unter nahe durch im am à en près pendant dans par chez lors sur cerca durante por junto em no na perto pelo pela nei presso vicino sotto con nello w we pod podczas na przy koło z في عند قرب أثناء خلال على に にて で zu zum zur beim au aux nel nella nello',
);
/** Behind a date without an era, they would be one. */
export const BEHIND_ERA = new Lexemes(
  'of after before since von nach vor de depuis après avant después antes dopo po przed',
);

/** Dice, unless a year follows, and numbers of things: “2W10”, “No. 5”, “at 54”. */
export const NO_DATE =
  /(?<![\p{L}\p{N}]|\d[\s.]*)\d*[dkwt](?:4|6|8|10|12|20|100)(?![\p{L}\p{N}]|\s*\d)|^(?:n[or]\.|n[º°]|#)\s?\d|^at \d{1,2}$/iu;

/** Whoever writes this isn't sure. */
export const DOUBT =
  /(?<![\p{L}\p{N}])(?:maybe|perhaps|disputed|contested|probably|possibly|presumably|supposedly|reportedly|allegedly|rumou?red|unknown|unclear|uncertain|unsure|legend|legendary|said to|some say|claims?|claimed|according to|says?|believed?|never|tbd|vielleicht|wahrscheinlich|vermutlich|angeblich|möglicherweise|umstritten|unbekannt|unklar|wohl|laut|sagt|sagen|heißt es|glaub(?:t|en)|peut-être|probablement|sans doute|selon|dit-on|prétendument|inconnue?|contestée?|incertaine?|quizás?|tal vez|probablemente|posiblemente|supuestamente|según|dicen|desconocid[oa]|incierto|disputad[oa]|talvez|provavelmente|possivelmente|supostamente|dizem|desconhecid[oa]|incert[oa]|forse|presumibilmente|presunt[oa]|si dice|si narra|dicono|secondo (?:alcun[ie]|la|le|gli|il|i)|sconosciut[oa]|ignot[oa]|może|być może|prawdopodobnie|podobno|mówią|rzekomo|nieznan[ayeo]|niepewn[ayeo]|ربما|يقال|يزعم|غير معروف|مجهول)(?![\p{L}\p{N}])|不明|諸説|おそらく|たぶん|とされる|らしい|かもしれ/iu;

/** Behind a date whose year others give otherwise. */
export const DISPUTED =
  /(?:\s*[([（]|,\s)(?:(?:date|year|this is|still|much|datum|date|fecha|data) )*(?:disputed|contested|debated|uncertain|umstritten|strittig|unsicher|contestée?|disputée?|incertaine?|disputad[oa]|discutid[oa]|incert[oa]|inciert[oa]|contestad[oa]|contestat[oa]|discuss[oa]|spor[nd][aey]|niepewn[aey]|異説あり|諸説あり|مختلف (?:عليه|فيه))[)\]）]?\s*$/iu;
