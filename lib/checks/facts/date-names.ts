import type { DateRole } from './entry-facts.ts';

/** What a field or a row tells: one date, or a span with a start and an end. */
export type DateName = DateRole | 'life' | 'reign' | 'event';

const listed = (...lists: readonly (readonly [DateName, string])[]): ReadonlyMap<string, DateName> =>
  new Map(lists.flatMap(([name, list]) => list.split('|').map((one): [string, DateName] => [one, name])));

/** World Anvil's fields, in lower case. */
export const DATE_FIELDS = listed(
  ['birth', 'dob|dateofbirth|birthdate|dobdisplay'],
  ['death', 'dod|dateofdeath|deathdate|doddisplay'],
  ['founding', 'foundingdate|dateoffounding|foundeddate'],
  ['dissolution', 'dissolutiondate|dateofdissolution|dissolveddate'],
  ['start', 'startingdate|startdate'],
  ['end', 'endingdate|enddate'],
  ['construction', 'constructed|constructiondate'],
  ['ruin', 'ruined|destructiondate'],
  ['writing', 'authoringdate'],
  ['validity', 'ratificationdate'],
  ['expiry', 'expirationdate'],
);

/** “Born/Died”, with what people write between. */
const bothEnds = ['/', ' / ', '–', ' – ', ' & ', ' and ', ' und ', ' et ', ' y ', ' e ', ' i ', '-', ', ']
  .flatMap((between) =>
    'born died|birth death|geboren gestorben|geburt tod|née morte|né mort|naissance décès|nacimiento muerte|nascimento morte|nascita morte|nato morto|nata morta|urodzony zmarł|urodzona zmarła|urodziny śmierć'
      .split('|')
      .map((pair) => pair.replace(' ', between)),
  )
  .join('|');

/** Labels of rows and lines, in lower case. */
export const DATE_LABELS = listed(
  [
    'birth',
    'born|birth|date of birth|year of birth|birth year|born on|born in|geburtsjahr|année de naissance|año de nacimiento|ano de nascimento|anno di nascita|rok urodzenia|سنة الميلاد|birth date|birthdate|geboren|geburt|née|né|naissance|nacido|nacida|nacimiento|nascimento|nato|nata|nato il|nata il|nascita|data di nascita|urodzony|urodzona|urodzenie|geburtsdatum|geburtstag|geboren am|date de naissance|fecha de nacimiento|data de nascimento|nascido|nascida|data urodzenia|生年|生年月日|誕生|誕生日|生誕|出生|تاريخ الميلاد|الميلاد|المولد|ولد|ولدت',
  ],
  [
    'death',
    'died|death|date of death|year of death|death year|died on|died in|todesjahr|sterbejahr|année de mort|année de décès|año de muerte|ano de morte|anno di morte|rok śmierci|سنة الوفاة|death date|deathdate|gestorben|tod|mort|morte|décès|muerte|morto|morta|morto il|morta il|data di morte|zmarł|zmarła|śmierć|todesdatum|sterbedatum|todestag|gestorben am|date de mort|date de décès|mort en|fecha de muerte|fecha de fallecimiento|fallecimiento|falleció|data de morte|data da morte|data de falecimento|falecido|falecida|falecimento|data śmierci|没年|没年月日|死没|死亡|死去|命日|تاريخ الوفاة|الوفاة|توفي|توفيت',
  ],
  ['life', bothEnds],
  ['life', 'lived|lifespan|life|years of life|born and died|lebte|lebensdaten|vissuto|vissuta|生没年|生没'],
  [
    'founding',
    'founded|established|founding|founding date|date of founding|gegründet|gründung|gründungsdatum|fondation|fondé|fondée|date de fondation|fundación|fundada|fundado|fecha de fundación|fundação|data de fundação|fondazione|fondato|fondata|data di fondazione|założenie|założono|założona|data założenia|創立|設立|建国|تأسيس|التأسيس|تاريخ التأسيس',
  ],
  [
    'dissolution',
    'dissolved|disbanded|dissolution|abolished|aufgelöst|auflösung|dissolution date|dissous|dissoute|disolución|disuelta|disuelto|dissolução|dissolvida|scioglimento|sciolto|sciolta|rozwiązanie|rozwiązana|解散|滅亡|حل',
  ],
  [
    'construction',
    'built|constructed|completed|erbaut|construit|construite|construido|construida|construído|construída|costruito|costruita|costruzione|zbudowano|zbudowany|zbudowana|建設|建造|بناء|بني',
  ],
  [
    'ruin',
    'destroyed|ruined|demolished|fell|razed|zerstört|détruit|détruite|destruida|destruido|destruída|distrutto|distrutta|distruzione|zniszczony|zniszczona|破壊|崩壊|دمر|دمرت',
  ],
  [
    'start',
    'began|begins|started|start|start date|starts|beginn|début|inicio|início|inizio|początek|開始|البداية',
  ],
  ['end', 'ended|ends|end|end date|ende|fin|fim|fine|koniec|終了|النهاية'],
  ['event', 'duration|fought'],
  [
    'reign',
    'reign|reigned|ruled|rule|reigning|in office|term of office|régne|reinado|regierung|regierungszeit|règne|regno|panowanie|rządy|治世|在位|الحكم|فترة الحكم',
  ],
  ['reignStart', 'crowned|coronation|ascended|accession'],
  ['reignEnd', 'abdicated|abdication|deposed'],
  ['writing', 'written|authored'],
  [
    'marriage',
    'married|marriage|wedding|wedding date|date of marriage|verheiratet seit|heirat|hochzeit|mariage|date de mariage|boda|matrimonio|nozze|data del matrimonio|casamento|ślub|data ślubu|結婚|結婚年|الزواج|تاريخ الزواج',
  ],
  [
    'made',
    'made|forged|crafted|created|manufactured|date of creation|geschmiedet|hergestellt|geschaffen|forgé|forgée|fabriqué|fabriquée|créé|créée|forjado|forjada|fabricado|fabricada|creado|creada|criado|criada|forgiato|forgiata|fabbricato|fabbricata|creato|creata|wykuty|wykuta|wykonano|製作|制作|作成|鍛造|صنع|صنعت',
  ],
  ['validity', 'ratified|in force since|valid from|effective'],
  ['expiry', 'expired|expires|expiry|expiration|valid until|lapsed|expiration date'],
  ['date', 'date|datum|fecha|data|日付|التاريخ'],
);

const WORDS = [...DATE_LABELS.keys()];
/** Other labels that checks read: their values name entries. */
const OTHERS =
  'name|full name|capital|status|condition|era|age|location|place|mother|father|parents|parent|children|child|ruler|leader|king|queen|emperor|empress|duke|duchess|head of state|participants|present|' +
  'age at death|spouse|spouses|husband|wife|wives|consort|married to|siblings|sibling|brothers|brother|sisters|sister|twin|holder|owner|wielder|bearer|war|conflict|part of|campaign|realm|country|nation|kingdom|empire|eyes|eye color|eye colour|hair|hair color|hair colour|population|inhabitants|' +
  'alter|ehemann|ehefrau|gatte|gattin|verheiratet mit|geschwister|bruder|schwester|besitzer|träger|krieg|teil von|reich|königreich|land|augen|augenfarbe|haare|haarfarbe|einwohner|einwohnerzahl|bevölkerung|hauptstadt|herrscher|herrscherin|könig|königin|kaiser|kaiserin|zustand|mutter|vater|eltern|kinder|ort|' +
  'âge|époux|épouse|conjoint|fratrie|frères|sœurs|frère|sœur|propriétaire|porteur|guerre|fait partie de|pays|royaume|yeux|cheveux|habitants|capitale|souverain|roi|reine|statut|état|mère|père|parents|enfants|lieu|' +
  'edad|esposo|esposa|marido|cónyuge|hermanos|hermanas|hermano|hermana|dueño|dueña|propietario|portador|guerra|parte de|país|reino|ojos|cabello|pelo|población|habitantes|gobernante|rey|reina|estado|madre|padre|padres|hijos|lugar|' +
  'idade|cônjuge|irmãos|irmãs|irmão|irmã|dono|dona|proprietário|olhos|cabelo|cabelos|população|governante|rei|rainha|mãe|pai|pais|filhos|local|' +
  'età|marito|moglie|coniuge|fratelli|sorelle|fratello|sorella|proprietario|proprietaria|portatore|portatrice|guerra|parte di|paese|occhi|colore degli occhi|capelli|colore dei capelli|popolazione|abitanti|sovrano|sovrana|regina|imperatore|imperatrice|stato|genitori|figli|luogo|' +
  'wiek|mąż|żona|małżonek|małżonka|rodzeństwo|bracia|siostry|brat|siostra|właściciel|właścicielka|posiadacz|wojna|część|kraj|królestwo|oczy|włosy|ludność|liczba mieszkańców|stolica|władca|władczyni|król|królowa|stan|matka|ojciec|rodzice|dzieci|miejsce|' +
  '年齢|享年|配偶者|夫|妻|兄弟|姉妹|兄弟姉妹|所有者|持ち主|使い手|戦争|国|王国|所属|目の色|瞳|髪の色|髪|人口|首都|王都|王|女王|統治者|君主|状態|父|母|両親|子供|場所|' +
  'العمر|الزوج|الزوجة|الإخوة|الأخ|الأخت|المالك|الحامل|الحرب|جزء من|الدولة|المملكة|العيون|الشعر|السكان|عدد السكان|العاصمة|الحاكم|الملك|الملكة|الحالة|الأب|الأم|الأبناء|المكان';

const ANY_LABEL = [...WORDS, ...OTHERS.split('|')].sort((a, b) => b.length - a.length).join('|');
/** Where a value ends: at the end of its line, with its item, paragraph or cell, or before the next label. */
const VALUE_END = String.raw`(?=\s*(?:$|\[\/?(?:li|ul|ol|p|br|td|th|tr|table|col|row|h[1-4]?|hr)\b|[;,.|·•/]\s{0,2}(?:\[b\])?(?:${ANY_LABEL})(?:\[\/b\])?\s?[:：]))`;
/** What separates a label from its value: a colon, a dash, or only that the label is bold. */
const SEPARATOR = String.raw`(?:\*{0,2}(?:\[\/[a-z]{1,10}\])?\s?[:：](?![:：])(?:\[\/[a-z]{1,10}\]|\*\*){0,3}|(?:\[\/[a-z]{1,10}\])?[ \t][–—-][ \t]|(?:\[\/b\]|\*\*)(?=[ \t])|\t)`;
/** A line such as `[b]Born:[/b] 1203 AE`, from its beginning. Linear: every repetition is bounded. */
export const LABELED_LINE = new RegExp(
  String.raw`(?!--)(?:\[[a-z*][^\][\n]{0,20}\]|[*•·-]|\s){0,6}(${ANY_LABEL})${SEPARATOR}[ \t]{0,4}([^\r\n]{1,200}?)${VALUE_END}`,
  'imuy',
);
