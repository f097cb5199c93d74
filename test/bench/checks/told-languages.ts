// The plain sentences of other languages. Each has a beginning and an end: of a person, and of a place.

export interface ToldLanguage {
  birth: readonly string[];
  death: readonly string[];
  founding: readonly string[];
  ruin: readonly string[];
  decoys: readonly string[];
}

export const TOLD_LANGUAGES: Readonly<Record<string, ToldLanguage>> = {
  de: {
    birth: [
      '{name} wurde {date} in einer Mühle geboren.',
      '{name} wurde im Jahr {date} geboren.',
      'Im Jahre {date} wurde {name} als drittes Kind eines Gerbers geboren.',
      '{name}, geboren {date}, war Färber.',
    ],
    death: [
      '{first} starb {date} an einem Fieber.',
      '{name} ist im Jahr {date} gestorben.',
      'Im Jahr {date} starb {first}.',
    ],
    founding: ['{name} wurde {date} gegründet.', '{name} wurde im Jahr {date} von Mönchen gegründet.'],
    ruin: ['{name} wurde {date} zerstört.', 'Im Jahr {date} wurde {name} zerstört.'],
    decoys: [
      'Man sagt, {name} sei {early} gestorben.',
      'Sein Bruder starb {early}.',
      '{name} starb angeblich {early}.',
    ],
  },
  fr: {
    birth: [
      '{name} est né en {date} dans un moulin.',
      '{name} naquit en {date}.',
      'Né en {date}, {name} fut teinturier.',
    ],
    death: [
      '{first} est mort en {date}.',
      '{name} mourut en {date} d’une fièvre.',
      'En {date}, {first} mourut.',
    ],
    founding: ['{name} fut fondée en {date}.', '{name} a été fondé en {date} par des moines.'],
    ruin: ['{name} fut détruite en {date}.', '{name} a été détruit en {date}.'],
    decoys: [
      'On dit que {name} est mort en {early}.',
      'Son frère est mort en {early}.',
      '{name} serait mort en {early}.',
    ],
  },
  es: {
    birth: [
      '{name} nació en {date} en un molino.',
      '{name} nació en el año {date}.',
      'Nacido en {date}, {name} fue tintorero.',
    ],
    death: ['{first} murió en {date}.', '{name} falleció en {date} de fiebre.', 'En {date} murió {first}.'],
    founding: ['{name} fue fundada en {date}.', '{name} se fundó en {date}.'],
    ruin: ['{name} fue destruida en {date}.', 'En {date}, {name} fue destruida.'],
    decoys: [
      'Dicen que {name} murió en {early}.',
      'Su hermano murió en {early}.',
      '{name} quizás murió en {early}.',
    ],
  },
  pt: {
    birth: [
      '{name} nasceu em {date} em um moinho.',
      '{name} nasceu no ano de {date}.',
      'Nascido em {date}, {name} foi tintureiro.',
    ],
    death: ['{first} morreu em {date}.', '{name} faleceu em {date}.', 'Em {date}, {first} morreu.'],
    founding: ['{name} foi fundada em {date}.', '{name} foi fundado em {date} por monges.'],
    ruin: ['{name} foi destruída em {date}.', '{name} foi destruído em {date}.'],
    decoys: [
      'Dizem que {name} morreu em {early}.',
      'Seu irmão morreu em {early}.',
      '{name} talvez tenha morrido em {early}.',
    ],
  },
  it: {
    birth: [
      '{name} nacque nel {date} in un mulino.',
      '{name} è nato nell’anno {date}.',
      'Nato nel {date}, {name} fu tintore.',
    ],
    death: ['{first} morì nel {date}.', '{name} è morto nel {date} di febbre.', 'Nel {date} morì {first}.'],
    founding: ['{name} fu fondata nel {date}.', '{name} venne fondato nel {date} da monaci.'],
    ruin: ['{name} fu distrutta nel {date}.', 'Nel {date}, {name} venne distrutta.'],
    decoys: [
      'Si dice che {name} morì nel {early}.',
      'Suo fratello morì nel {early}.',
      '{name} forse morì nel {early}.',
    ],
  },
  pl: {
    birth: [
      '{name} urodził się w {date} w młynie.',
      '{name} urodziła się w roku {date}.',
      'W {date} urodził się {name}.',
    ],
    death: ['{first} zmarł w {date}.', '{name} zmarła w roku {date} na gorączkę.', 'W {date} zmarł {first}.'],
    founding: ['{name} zostało założone w {date}.', '{name} założono w {date}.'],
    ruin: ['{name} zostało zniszczone w {date}.', '{name} zniszczono w {date}.'],
    decoys: [
      'Mówi się, że {name} zmarł w {early}.',
      'Jego brat zmarł w {early}.',
      '{name} podobno zmarł w {early}.',
    ],
  },
  ja: {
    birth: [
      '{name}は{date}年に水車小屋で生まれた。',
      '{name}は{date}年に誕生した。',
      '{date}年、{name}は漁師の家に生まれた。',
    ],
    death: [
      '{name}は{date}年に亡くなった。',
      '{name}は{date}年に死亡した。',
      '{date}年、{name}は熱病で死去した。',
    ],
    founding: ['{name}は{date}年に設立された。', '{name}は{date}年に建国された。'],
    ruin: ['{name}は{date}年に滅亡した。', '{name}は{date}年に破壊された。'],
    decoys: ['{name}は{early}年に死んだと言われている。', '{name}の兄は{early}年に亡くなった。'],
  },
  ar: {
    birth: ['ولد {name} عام {date}.', 'ولدت {name} في سنة {date}.', '{name} ولد في عام {date} في طاحونة.'],
    death: ['توفي {name} عام {date}.', 'مات {name} في سنة {date}.', 'توفيت {name} في عام {date}.'],
    founding: ['تأسست {name} عام {date}.', 'أسست {name} في سنة {date}.'],
    ruin: ['دمرت {name} عام {date}.', 'تم تدمير {name} في عام {date}.'],
    decoys: ['يقال إن {name} توفي عام {early}.', 'توفي شقيقه عام {early}.'],
  },
};
