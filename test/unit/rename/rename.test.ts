import { describe, expect, it } from 'vitest';
import { OTHER, OWN, rename, search } from './renaming.ts';

const saltmere = (text: string, names: readonly string[] = []) =>
  rename({ text, old: 'Saltmere', next: 'Brinewater', names });

describe('a name in running text', () => {
  it.each([
    ['We left Saltmere at dawn.', 'We left Brinewater at dawn.'],
    ['Saltmere’s walls and Saltmere’s people.', 'Brinewater’s walls and Brinewater’s people.'],
    ['There are two Saltmeres on the map.', 'There are two Brinewaters on the map.'],
    ['SALTMERE, city of salt.', 'BRINEWATER, city of salt.'],
    ['From [b]Saltmere[/b] to the sea', 'From [b]Brinewater[/b] to the sea'],
    ['The road to Salt[b]mere[/b] is long.', 'The road to Brin[b]ewater[/b] is long.'],
    ['[dc]S[/dc]altmere stands there.', '[dc]B[/dc]rinewater stands there.'],
    ['--Seat::Saltmere--', '--Seat::Brinewater--'],
    [
      '[url:https://x.y/Saltmere]The walls of Saltmere[/url]',
      '[url:https://x.y/Saltmere]The walls of Brinewater[/url]',
    ],
    [`See @[Saltmere](settlement:${OWN}).`, `See @[Brinewater](settlement:${OWN}).`],
    [`See @[settlement:${OWN}](Saltmere).`, `See @[settlement:${OWN}](Brinewater).`],
  ])('%s', (before, after) => {
    expect(saltmere(before).text).toBe(after);
  });

  it.each([
    `@[Harbor](settlement:${OWN})`,
    '[img:https://x.y/Saltmere.png]',
    'https://example.com/Saltmere/map and www.saltmere.example',
    '[code]Saltmere[/code] [noparse]Saltmere[/noparse] /* Saltmere */',
    '[roll:1d6|Saltmere] [container:Saltmere]x[/container]',
    'mail@Saltmere.example, Saltmere.png, saltmere.png, Saltmereish, unSaltmere',
  ])('is left alone where nobody reads it: %s', (text) => {
    expect(saltmere(text).text).toBe(text);
  });

  it('takes the article, the case and the spaces of its place', () => {
    const reed = (text: string, next: string) => rename({ text, old: 'The Hollow Reed', next }).text;
    expect(reed('At the Hollow Reed inn', 'The Red Fox')).toBe('At the Red Fox inn');
    expect(reed('A Hollow Reed regular', 'The Red Fox')).toBe('A Red Fox regular');
    expect(rename({ text: 'In Port Salt now', old: 'Port Salt', next: 'Port Brine' }).text).toBe(
      'In Port Brine now',
    );
  });

  it('changes “a” and “an” with it, and an apostrophe after an s', () => {
    const talos = rename({ text: 'It was a Talos guard at Talos’ gate.', old: 'Talos', next: 'Orlan' });
    expect(talos.text).toBe('It was an Orlan guard at Orlan’s gate.');
    const back = rename({ text: 'An Orlan guard of the gate.', old: 'Orlan', next: 'Talos' });
    expect(back.text).toBe('A Talos guard of the gate.');
    const reed = rename({ text: 'He was a Saltmere guard.', old: 'Saltmere', next: 'The Hollow Reed' });
    expect(reed.text).toBe('He was a Hollow Reed guard.');
  });

  it('is found without its accents', () => {
    expect(rename({ text: 'In Rhun and Rhûn.', old: 'Rhûn', next: 'Brême' }).text).toBe(
      'In Brême and Brême.',
    );
  });
});

describe('names in six languages', () => {
  it.each([
    [
      'de',
      'Der Rat ist in Salzmoor, und die Mauern Salzmoors sind alt.',
      'Salzmoor',
      'Bernfeld',
      'Der Rat ist in Bernfeld, und die Mauern Bernfelds sind alt.',
    ],
    [
      'de',
      'Das ist der Turm Salzmoors und nicht der von Aldmar.',
      'Salzmoor',
      'Altenfels',
      'Das ist der Turm Altenfels’ und nicht der von Aldmar.',
    ],
    [
      'de',
      'Er war im Schwarzen Turm und ist nicht beim Schwarzen Tor.',
      'Schwarzer Turm',
      'Hoher Wall',
      'Er war im Hohen Wall und ist nicht beim Schwarzen Tor.',
    ],
    [
      'pl',
      'Wrócił do Saltmery i był w niej przez rok. Saltmera jest nad morzem, a za Saltmerą są góry.',
      'Saltmera',
      'Brinewara',
      'Wrócił do Brinewary i był w niej przez rok. Brinewara jest nad morzem, a za Brinewarą są góry.',
    ],
    [
      'ru',
      'Он вернулся из Велграда и был в Велграде. За Велградом горы.',
      'Велград',
      'Мирбород',
      'Он вернулся из Мирборода и был в Мирбороде. За Мирбородом горы.',
    ],
    [
      'fr',
      'Le port d’Arles est vieux, et les rues d’Arles aussi.',
      'Arles',
      'Brest',
      'Le port de Brest est vieux, et les rues de Brest aussi.',
    ],
    [
      'fr',
      'Les murs de Brest, et une rue de Brest.',
      'Brest',
      'Orléans',
      'Les murs d’Orléans, et une rue d’Orléans.',
    ],
    [
      'de',
      'Das ist der Turm Altenfels’ und nicht der von Altenfels.',
      'Altenfels',
      'Salzmoor',
      'Das ist der Turm Salzmoors und nicht der von Salzmoor.',
    ],
    [
      'es',
      'La ciudad de Valdara y los Valdaras de la costa.',
      'Valdara',
      'Montero',
      'La ciudad de Montero y los Monteros de la costa.',
    ],
  ])('%s: %s', (_, text, old, next, after) => {
    const renamed = rename({ text, old, next });
    expect(renamed.text).toBe(after);
    expect(renamed.unsure).toEqual([]);
  });

  it('says where only a person can tell the ending, and then uses the title', () => {
    const polish = rename({
      text: 'Wrócił do Saltmery i był w niej przez rok.',
      old: 'Saltmera',
      next: 'Kraków',
    });
    expect(polish).toMatchObject({ text: 'Wrócił do Kraków i był w niej przez rok.', unsure: ['Saltmery'] });
    const german = rename({
      text: 'Das ist der Bund der Kraken Aldurs, und wir sind nicht in den Kraken.',
      old: 'Kraken Aldur',
      next: 'Orden Nebel',
    });
    expect(german).toMatchObject({ unsure: [] });
    expect(german.text).toContain('Orden Nebels');
    const gender = rename({
      text: 'Er war in der Grauen Mark und ist nicht auf der Straße.',
      old: 'Graue Mark',
      next: 'Hoher Wall',
    });
    expect(gender.unsure).toEqual(['Grauen Mark']);
    const french = rename({ text: 'Les murs de l’Arche sont vieux.', old: 'Arche', next: 'Tour' });
    expect(french.unsure).toEqual(['Arche']);
  });
});

describe('what isn’t changed unasked', () => {
  const doubts = (text: string, names: readonly string[]) =>
    saltmere(text, names).places.map(({ doubt, other }) => [doubt, other]);

  it('is a part of a longer name', () => {
    expect(doubts('The Saltmere Guild met in Saltmere.', ['Saltmere Guild'])).toEqual([
      ['longer', 'Saltmere Guild'],
      [null, null],
    ]);
  });

  it('is a name that several entries have, unless it is a mention', () => {
    const text = `In Saltmere. In @[Saltmere](settlement:${OWN}). In @[Saltmere](person:${OTHER}).`;
    expect(doubts(text, ['Saltmere'])).toEqual([
      ['homonym', 'Saltmere'],
      [null, null],
      ['mention', 'Saltmere'],
    ]);
  });

  it('isn’t the title of the entry itself', () => {
    const { found } = search({
      text: 'Saltmere',
      old: 'Saltmere',
      names: ['Saltmere'],
      field: 'title',
      id: OWN,
    });
    expect(found.places.map(({ doubt }) => doubt)).toEqual([null]);
  });

  it('is an ordinary word', () => {
    const { places } = rename({ text: 'They cut the reed by Reed.', old: 'Reed', next: 'Rush' });
    expect(places.map(({ written, doubt }) => [written, doubt])).toEqual([
      ['reed', 'word'],
      ['Reed', null],
    ]);
  });
});

describe('finding and replacing', () => {
  it('finds whole words in any case, and keeps the case', () => {
    const replaced = rename({
      text: 'Grey stones, GREY walls, greyish, and [b]gr[/b]ey again.',
      old: 'grey',
      next: 'gray',
      kind: 'words',
    });
    expect(replaced.text).toBe('Gray stones, GRAY walls, greyish, and [b]gr[/b]ay again.');
  });

  it('finds other forms of words', () => {
    const replaced = rename({
      text: 'One goblin, two goblins.',
      old: 'goblin',
      next: 'pixie',
      kind: 'forms',
    });
    expect(replaced.text).toBe('One pixie, two pixies.');
  });

  it('uses the groups of a regular expression', () => {
    const replaced = rename({
      text: 'In 1204 AC and 1310 AC. [url:https://x.y/1204 AC]',
      old: String.raw`(\d+) AC`,
      next: 'year $1',
      kind: 'pattern',
    });
    expect(replaced.text).toBe('In year 1204 and year 1310. [url:https://x.y/1204 AC]');
  });

  it('refuses a pattern that is wrong or can take forever', () => {
    expect(() => search({ text: 'x', old: '(', kind: 'pattern' })).toThrow('pattern');
    expect(() => search({ text: 'x', old: '(a+)+b', kind: 'pattern' })).toThrow('slow');
    expect(() => search({ text: 'x', old: ' ', kind: 'words' })).toThrow('empty');
  });

  it('tells other names apart', () => {
    const { places } = rename({
      text: 'Salt and the Salt Road.',
      old: 'Salt',
      next: 'Brine',
      kind: 'words',
      names: ['Salt Road'],
    });
    expect(places.map(({ doubt }) => doubt)).toEqual([null, 'longer']);
  });
});

describe('a statblock’s data', () => {
  it('keeps its keys and what needs no quotes', () => {
    const text = 'Saltmere: 12\nhome: Saltmere\n"Saltmere": "Guard of Saltmere"';
    const given = { text, old: 'Saltmere', form: 'data' } as const;
    expect(rename({ ...given, next: 'Brinewater' }).text).toBe(
      'Saltmere: 12\nhome: Brinewater\n"Saltmere": "Guard of Brinewater"',
    );
    expect(rename({ ...given, next: 'Brine: "water"' }).text).toBe(text);
  });
});
