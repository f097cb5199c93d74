/** Colors of eyes and hair, each with its words in the languages of the interface. Close ones are one. */
const COLORS: readonly string[] = [
  'blue azure sapphire blau blaue bleu bleus azul azules azuis niebieskie niebieski 青 青い زرقاء أزرق',
  'green emerald jade grün grüne vert verts verde verdes zielone zielony 緑 緑の خضراء أخضر',
  'brown hazel amber chestnut auburn braun braune marron marrons brun bruns castaño castaños castanho castanhos brązowe brązowy piwne 茶 茶色 بني بنية',
  'grey gray silver white grau graue silber weiß gris argent blanc blancs plateado blanco blancos cinza cinzas prateado branco brancos szare szary siwe siwy srebrne białe 灰 灰色 銀 銀色 白 白い رمادية رمادي أبيض',
  'black schwarz schwarze noir noirs negro negros preto pretos czarne czarny 黒 黒い سوداء أسود',
  'red crimson scarlet ginger rot rote rouge rouges roux rojo rojos pelirrojo vermelho vermelhos ruivo rude rudy czerwone 赤 赤い أحمر حمراء',
  'gold golden blond blonde yellow flaxen gelb goldene doré dorés jaune jaunes dorado dorados rubio rubios amarillo dourado dourados loiro loiros złote złoty żółte 金 金色 黄色 أشقر ذهبي',
  'purple violet lilac lila lavender violett violette violets morado violeta roxo roxos fioletowe fioletowy 紫 紫色 بنفسجي',
];
const BY_WORD: ReadonlyMap<string, number> = new Map(
  COLORS.flatMap((words, color) => words.split(' ').map((word) => [word, color] as const)),
);
const WORD = /\p{L}+/gu;

/** The colors that a text names. */
export const colorsIn = (text: string): ReadonlySet<number> =>
  new Set(
    Array.from(text.toLowerCase().matchAll(WORD), ([word]) => BY_WORD.get(word) ?? -1).filter(
      (one) => one >= 0,
    ),
  );
