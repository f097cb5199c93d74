import { OWN, type Sentence } from './sentences.ts';
import { datePhrase, type Reader, type Told } from './telling.ts';
import type { Thread } from './thread.ts';

// Other languages: only plain forms, each the whole of what is before the date and the word that decides.

/** `<who>`: the subject. `<verb>`: the verbs of a fact. `<date?>`: a date that needs nothing before it. */
interface Forms {
  /** Marks of the language. Without one of its verbs, a sentence isn't looked at. */
  verbs: Readonly<Record<string, string>>;
  patterns: readonly string[];
  pronouns: string;
  doubt: RegExp;
  /** What stands before a year. */
  before: string;
}

const FORMS: readonly Forms[] = [
  {
    verbs: {
      born: 'geboren|zur Welt gekommen',
      died: 'starb|verstarb|gestorben|verstorben|getötet|ermordet|hingerichtet|gefallen|fiel|ertrank|ertrunken|umgekommen',
      founded: 'gegründet|entstand|errichtet|erbaut|gebaut',
      destroyed: 'zerstört|vernichtet|geschleift|niedergebrannt|verlassen',
      dissolved: 'aufgelöst',
      began: 'begann|brach aus',
      ended: 'endete',
    },
    patterns: [
      '<who> (?:wurde|ist|war) <date?> .{0,60}?<verb>',
      '<who>(?:,)? <verb> <date?>',
      '<date> (?:wurde|ist) <who> .{0,60}?<verb>',
      '<date> <verb> <who>',
      '<date> wurde <who> <verb>',
      '<who> (?:wurde|ist|war) <date?> <verb>',
      '<who> wurde .{0,50}? <date> <verb>',
      '<verb> <date>,? .{0,40}<who>',
    ],
    pronouns: 'Er|Sie|Es|er|sie|es',
    doubt:
      /\b(?:man sagt|angeblich|vermutlich|wohl|vielleicht|möglicherweise|soll|sollen|sei|seien|wäre|hätte|würde|Legenden?|Gerüchte?n?|Sagen?|heißt es|behaupte\w*|glaub\w*|beinahe|fast|nicht|angeblichen?|laut|träumte|umstritten|wenn|falls)\b/i,
    before: '(?:im Jahre? |um |in |seit |am )?',
  },
  {
    verbs: {
      born: 'né|née|nés|naquit',
      died: 'mort|morte|mourut|décédé|décédée|décéda|tué|tuée|assassiné|assassinée|périt|exécuté|exécutée',
      founded: 'fondé|fondée|établi|établie|construit|construite|bâti|bâtie|créé|créée',
      destroyed: 'détruit|détruite|rasé|rasée|abandonné|abandonnée',
      dissolved: 'dissous|dissoute',
      began: 'commença|débuta|éclata',
      ended: 's’acheva|prit fin|se termina',
    },
    patterns: [
      '<who>(?:,)? (?:est |fut |a été |était )?<verb> .{0,50}?<date>',
      '<who>(?:,)? (?:est |fut |a été |était )?<verb> <date>',
      '<date>,? <who> (?:est |fut |a été )?<verb>',
      '<date>,? <verb> <who>',
      '<verb> <date>,? .{0,40}?<who>',
    ],
    pronouns: 'Il|Elle|il|elle',
    doubt:
      /(?:\b(?:on dit|dit-on|serait|aurait|soit|prétend\w*|légende|rumeurs?|peut-être|probablement|selon|croi\w+|presque|faillit|pas|rêv\w+|si)\b)/i,
    before: "(?:en l’an |en l'an |en |vers |le |au printemps |l’an )",
  },
  {
    verbs: {
      born: 'nació|nacido|nacida',
      died: 'murió|falleció|muerto|muerta|asesinado|asesinada|ejecutado|ejecutada|pereció',
      founded: 'fundado|fundada|se fundó|fundó|construido|construida|creado|creada|establecido|establecida',
      destroyed: 'destruido|destruida|arrasado|arrasada|abandonado|abandonada',
      dissolved: 'disuelto|disuelta|se disolvió',
      began: 'comenzó|empezó|estalló',
      ended: 'terminó|acabó|concluyó',
    },
    patterns: [
      '<who>(?:,)? (?:fue )?<verb> <date>',
      '<who>(?:,)? (?:fue )?<verb> .{0,50}?<date>',
      '<date>,? <who> (?:fue )?<verb>',
      '<date>,? (?:fue )?<verb> <who>',
      '<verb> <date>,? <who>',
    ],
    pronouns: 'Él|Ella|él|ella',
    doubt:
      /(?:\b(?:dicen|se dice|quizás?|tal vez|supuestamente|habría|hubiera|leyendas?|rumor\w*|según|cree\w*|afirma\w*|casi|no|probablemente|soñó|si)\b)/i,
    before: '(?:en el año (?:de )?|en |hacia |el )',
  },
  {
    verbs: {
      born: 'nasceu|nascido|nascida',
      died: 'morreu|faleceu|morto|morta|assassinado|assassinada|executado|executada',
      founded: 'fundado|fundada|construído|construída|criado|criada|estabelecido|estabelecida',
      destroyed: 'destruído|destruída|arrasado|arrasada|abandonado|abandonada',
      dissolved: 'dissolvido|dissolvida',
      began: 'começou|iniciou-se|eclodiu',
      ended: 'terminou|acabou',
    },
    patterns: [
      '<who>(?:,)? (?:foi )?<verb> <date>',
      '<who>(?:,)? (?:foi )?<verb> .{0,50}?<date>',
      '<date>,? <who> (?:foi )?<verb>',
      '<date>,? (?:foi )?<verb> <who>',
      '<verb> <date>,? <who>',
    ],
    pronouns: 'Ele|Ela|ele|ela',
    doubt:
      /(?:\b(?:dizem|diz-se|talvez|supostamente|teria|tivesse|lendas?|rumor\w*|segundo|acredita\w*|afirma\w*|quase|não|provavelmente|sonhou|se)\b)/i,
    before: '(?:no ano (?:de )?|em |por volta de )',
  },
  {
    verbs: {
      born: 'nacque|nato|nata',
      died: 'morì|morto|morta|deceduto|deceduta|perì|cadde|ucciso|uccisa|assassinato|assassinata|giustiziato|giustiziata',
      founded: 'fondato|fondata|costruito|costruita|eretto|eretta|creato|creata|edificato|edificata',
      destroyed: 'distrutto|distrutta|raso al suolo|rasa al suolo|abbandonato|abbandonata',
      dissolved: 'sciolto|sciolta|si sciolse',
      began: 'cominciò|iniziò|scoppiò',
      ended: 'finì|terminò|si concluse',
    },
    patterns: [
      '<who>(?:,)? (?:fu |è |venne |è stat[oa] )?<verb> <date>',
      '<who>(?:,)? (?:fu |è |venne |è stat[oa] )?<verb> .{0,50}?<date>',
      '<date>,? <who> (?:fu |è |venne |è stat[oa] )?<verb>',
      '<date>,? (?:fu |venne )?<verb> <who>',
      '<verb> <date>,? <who>',
    ],
    pronouns: 'Egli|Ella|Lui|Lei|lui|lei|Esso|Essa',
    doubt:
      /(?:\b(?:dicono|si dice|si narra|si racconta|forse|pare|sembra|presunt\w*|sarebbe|avrebbe|fosse|legg?end[ae]|voc[ei]|secondo|cred\w*|sostien\w*|quasi|non|probabilmente|sognò|se|rischiò)\b)/i,
    before: "(?:nell’anno (?:del )?|nell'anno (?:del )?|nel |verso il |intorno al |il |l’anno )",
  },
  {
    verbs: {
      born: 'urodził się|urodziła się|urodziło się|urodzony|urodzona|przyszedł na świat|przyszła na świat',
      died: 'zmarł|zmarła|umarł|umarła|zginął|zginęła|poległ|poległa|został zamordowany|została zamordowana',
      founded:
        'założono|został założony|została założona|zostało założone|powstał|powstała|powstało|zbudowano|został zbudowany|została zbudowana|zostało zbudowane',
      destroyed: 'zniszczono|został zniszczony|została zniszczona|zostało zniszczone|zburzono',
      dissolved: 'rozwiązano|został rozwiązany|została rozwiązana|zostało rozwiązane',
      began: 'rozpoczął się|rozpoczęła się|wybuchł|wybuchła',
      ended: 'zakończył się|zakończyła się|skończył się|skończyła się',
    },
    patterns: [
      '<who>(?:,)? <verb> <date>',
      '<who>(?:,)? <verb> .{0,50}?<date>',
      '<date>,? <verb> <who>',
      '<date>,? <who> <verb>',
      '<verb> <who> <date>',
    ],
    pronouns: 'On|Ona|Ono|on|ona|ono',
    doubt:
      /(?:\b(?:mówi się|podobno|rzekomo|może|chyba|prawdopodobnie|ponoć|legend\w*|plotk\w*|według|wierz\w*|prawie|nie|śnił\w*|gdyby|jeśli|miał|miała)\b)/i,
    before: '(?:w roku |w |około roku |około )',
  },
  {
    verbs: {
      born: 'ولدت?|وُلدت?|وُلِدت?',
      died: 'توفيت?|تُوفيت?|ماتت?|قُتلت?|قتلت?|اغتيلت?',
      founded: 'تأسست?|أسست?|أُسست?|بنيت?|بُنيت?|أنشئت?',
      destroyed: 'دمرت?|دُمرت?|تم تدمير|خربت?',
      ended: 'انتهت?',
      began: 'بدأت?|اندلعت?',
    },
    patterns: [
      '<verb> <who> .{0,40}?<date>',
      '<verb> <who> <date>',
      '<who> <verb> <date>',
      '<who> <verb> .{0,40}?<date>',
      '<date>،? <verb> <who>',
    ],
    pronouns: 'هو|هي',
    doubt: /يقال|قيل|يُقال|ربما|زعم|يزعم|أسطورة|شائع|لم |لو |كاد|يُعتقد|يعتقد/,
    before: '(?:في )?(?:عام |سنة |العام |حوالي )',
  },
  {
    verbs: {
      born: '生まれ|誕生|出生',
      died: '亡くなっ|死亡|死去|没し|死ん|戦死|殺され|暗殺され|処刑され|逝去',
      founded: '設立|建国|創設|建設|創立|結成|建てられ|築かれ',
      destroyed: '滅亡|破壊|滅び|焼失|崩壊|陥落し滅',
      dissolved: '解散|廃止',
      began: '始ま|勃発',
      ended: '終わ|終結',
    },
    patterns: [
      '<who>(?:は|が)、?<date>(?:に|、).{0,30}?<verb>',
      '<date>(?:に|、)<who>(?:は|が).{0,30}?<verb>',
    ],
    pronouns: '彼女|彼|それ',
    doubt: /言われ|という|伝え|噂|らしい|かもしれ|だろう|伝説|もし|夢|なかった|ない。|説/,
    before: '',
  },
];

interface Compiled {
  any: RegExp;
  doubt: RegExp;
  patterns: readonly { label: string; pattern: RegExp }[];
}

const compiled: readonly Compiled[] = FORMS.map(({ verbs, patterns, pronouns, doubt, before }) => ({
  any: new RegExp(Object.values(verbs).join('|'), 'i'),
  doubt,
  patterns: Object.entries(verbs).flatMap(([label, words]) =>
    patterns.map((pattern) => ({
      label,
      pattern: new RegExp(
        `^${pattern
          .replace('<who>', `(?<subject>${OWN}|${pronouns})`)
          .replace('<verb>', `(?:${words})`)
          .replace('<date>', `${before}<year>`)
          .replace('<date?>', `(?:${before})?<year>`)
          .replace('<year>', '(?<date>\\d.{0,60})')}`,
        'iu',
      ),
    })),
  ),
}));

/** What stands between a year and a verb varies more than any list has. */
const ANY_WORD = /^/;
const PERSONAL = new Set(['born', 'died']);

/** What a sentence in another language tells. Null: none of its forms is there. */
export function readPlainForm({ text }: Sentence, reader: Reader, thread: Thread): Told[] | null {
  if (!/\d/.test(text)) return null;
  const forms = compiled.filter(({ any }) => any.test(text));
  if (forms.some(({ doubt }) => doubt.test(text))) {
    thread.isOwn = false;
    return [];
  }
  for (const { label, pattern } of forms.flatMap(({ patterns }) => patterns)) {
    if (PERSONAL.has(label) ? !reader.isPerson : !reader.isThing) continue;
    const { subject, date } = pattern.exec(text)?.groups ?? {};
    if (subject === undefined || date === undefined || (subject !== OWN && !thread.isOwn)) continue;
    const value = datePhrase(date.replace(/年.*$/u, ''), reader.eras, ANY_WORD);
    if (value === null) continue;
    thread.isOwn = true;
    return [{ label, value, others: [] }];
  }
  return null;
}
