import { describe, expect, it } from 'vitest';
import { createNameFinder } from '../../../../lib/library/names/index.ts';
import { foundIn, namesIn } from './worlds.ts';

describe('a name that begins with an article', () => {
  it('is found without it and with a small one', () => {
    expect(namesIn('A Velkari scout met two velkari.', 'proper', 'The Velkari')).toEqual(['Velkari']);
    expect(namesIn('His Ember Court masters, the ember court', 'proper', 'The Ember Court')).toEqual([
      'Ember Court',
      'the ember court',
    ]);
    expect(
      namesIn('Nobody told the White Hand, or White Hand spies. A white hand.', 'proper', 'The White Hand'),
    ).toEqual(['the White Hand', 'White Hand']);
    expect(namesIn('L’Ordre Noir, un Ordre Noir', 'proper', 'L’Ordre Noir')).toEqual([
      'L’Ordre Noir',
      'Ordre Noir',
    ]);
  });

  it('is not the single common word behind it, nor ordinary words in small letters', () => {
    expect(namesIn('In the End of the end.', 'proper', 'The End')).toEqual(['the End']);
    expect(namesIn('the long road home', 'proper', 'The Long Road')).toEqual([]);
  });

  it('yields to an entry whose name has none', () => {
    expect(foundIn('White Hand, The White Hand', 'The White Hand', 'White Hand')).toEqual([
      'White Hand',
      'The White Hand',
    ]);
  });
});

describe('of names that overlap, the longer one', () => {
  it('is meant, wherever it begins', () => {
    const names = ['The Seventh Ledger', 'Seventh Ledger of Brask', 'Old Seventh', 'Brask'];
    expect(foundIn('He stole the Seventh Ledger of Brask.', ...names)).toEqual(['Seventh Ledger of Brask']);
    expect(foundIn('Old Seventh Ledger', 'Old Seventh', 'Seventh Ledger')).toEqual(['Seventh Ledger']);
    expect(foundIn('Mirra Seventh Ledger of Brask', 'Mirra', 'Mirra Seventh', ...names)).toEqual([
      'Mirra',
      'Seventh Ledger of Brask',
    ]);
  });
});

describe('the capital of a name of one word', () => {
  it('is needed by people, places and organizations only', () => {
    expect(namesIn('She murmurs. Murmurs came, MURMURS!', 'person', 'Murmurs')).toEqual([
      'Murmurs',
      'MURMURS',
    ]);
    expect(namesIn('the quarry of Quarry', 'proper', 'Quarry')).toEqual(['Quarry']);
    expect(namesIn('a wyvern and two Wyverns', 'common', 'Wyvern')).toEqual(['wyvern', 'Wyverns']);
  });
});

describe('a name of one word', () => {
  it('is not found where another name goes on with it', () => {
    expect(namesIn('Then Lord Varrick sat down.', 'person', 'Lord')).toEqual([]);
    expect(namesIn('Lord Varrick sat. So did Ann Tell and Bo.', 'person', 'Lord')).toEqual([]);
    expect(namesIn('We met in Stonewick Lane.', 'proper', 'Stonewick')).toEqual([]);
    expect(namesIn('So was Tell Jr and Ann Bo.', 'person', 'Tell')).toEqual([]);
    expect(namesIn('The Long Siege Of Stonewick Begins\n', 'proper', 'Stonewick')).toHaveLength(1);
    expect(namesIn('Stonewick. Lane was there. Stonewick’s Lane', 'proper', 'Stonewick')).toHaveLength(2);
  });

  it('is doubtful behind another name, as an ordinary word, and in small letters', () => {
    const doubts = (text: string, name: string) =>
      createNameFinder([{ name, location: 0 }])
        .find(text)
        .map(({ doubt }) => doubt);
    expect(doubts('Captain Brask met Wat Brask and a brask. Brask!', 'Brask')).toEqual([0, 1, 2, 0]);
    expect(doubts('So Winter came. Winter went.', 'Winter')).toEqual([1, 3]);
  });
});

it('a person of another generation is another person', () => {
  expect(namesIn('Ann Tell Jr. met Ann Tell III and Ann Tell Senior.', 'person', 'Ann Tell')).toEqual([]);
  expect(namesIn('Ann Tell, Junior, Ann Tell II.', 'person', 'Ann Tell', 'Ann Tell II')).toEqual([
    'Ann Tell',
    'Ann Tell II',
  ]);
});

it('a name of common words in small letters is found as it is written', () => {
  expect(namesIn('the back door, a Back Door, back', 'other', 'back door', 'back')).toEqual(['back door']);
});

it('what looks like an article of another language is a part of the name', () => {
  expect(namesIn('un os robuste, robuste', 'common', 'Os robuste')).toEqual(['os robuste']);
  expect(namesIn('la Sima, Sima', 'proper', 'La Sima')).toEqual(['la Sima', 'Sima']);
});

it('the title of a list of articles is no name, unless a person or place is called so', () => {
  expect(namesIn('All planes, Events and Magic', 'other', 'Planes', 'Events', 'Magic')).toEqual([]);
  expect(namesIn('Alle Orte, las Razas', 'other', 'Orte', 'Razas')).toEqual([]);
  expect(namesIn('We met Magic.', 'person', 'Magic')).toEqual(['Magic']);
  expect(namesIn('the 3rd, the 13th', 'other', '3rd', '13th')).toEqual([]);
});

describe('an Arabic name', () => {
  it('is found behind the words that are written together with it', () => {
    const text = 'رحل ومدينة الملح خلفه. عاد بمدينة الملح فلمدينة الملح، كمدينة الملح.';
    expect(namesIn(text, 'proper', 'مدينة الملح')).toEqual(Array(4).fill('مدينة الملح'));
    expect(namesIn('في القلعة وبالقلعة', 'proper', 'القلعة')).toEqual(['القلعة', 'القلعة']);
    expect(namesIn('ذهب للقلعة', 'proper', 'القلعة')).toEqual(['قلعة']);
  });

  it('is found wherever it is in a long text', () => {
    for (let words = 1_020; words < 1_026; words++)
      expect(namesIn(`${'by '.repeat(words)}القلعة البيضاء`, 'proper', 'القلعة البيضاء')).toHaveLength(1);
  });

  it('is no other word that happens to begin like it', () => {
    expect(namesIn('رأى النور', 'person', 'نور')).toEqual([]);
    expect(namesIn('ولد', 'person', 'لد')).toEqual([]);
  });
});

describe('in a language with cases', () => {
  it.each([
    ['Czarny Las', 'Wrócił z Czarnego Lasu. Mieszka w Czarnym Lesie, przed Czarnym Lasem.', 3],
    ['Zielona Dolina', 'Poszli do Zielonej Doliny, w Zielonej Dolinie, widzą Zieloną Dolinę.', 3],
    ['Wielka Rzeka', 'Nad Wielką Rzeką, w Wielkiej Rzece, z Wielkiej Rzeki.', 3],
    ['Zamek Kruka', 'Z Zamku Kruka, w Zamku Kruka, przed Zamkiem Kruka.', 3],
    ['Miasto Soli', 'W Mieście Soli, z Miasta Soli, pod Miastem Soli.', 3],
    ['Góry Mgliste', 'W Górach Mglistych, z Gór Mglistych, ku Górom Mglistym i nad Górami Mglistymi.', 4],
    [
      'Jan Kowalski',
      'Dla Jana Kowalskiego, z Janem Kowalskim, o Janie Kowalskim, przy Janowi Kowalskiemu.',
      4,
    ],
    ['Geralt', 'Nie było Geralta, szedł z Geraltem, dał Geraltowi, mówił o Geralcie.', 4],
    ['Anna', 'Nie było Anny, szła z Anną, dał Annie, widział Annę.', 4],
    ['Wieża', 'Z Wieży, w Wieży, przed Wieżą, przez Wieżę.', 4],
  ])('the Polish %s is found', (name, text, count) => {
    expect(namesIn(text, 'proper', name)).toHaveLength(count);
  });

  it.each([
    ['Чёрный Лес', 'Он вышел из Черного Леса, жил в Черном Лесу, перед Чёрным Лесом.', 3],
    ['Зелёная Долина', 'В Зелёной Долине, из Зелёной Долины, видел Зеленую Долину.', 3],
    ['Замок Ворона', 'Из Замка Ворона, в Замке Ворона, перед Замком Ворона.', 3],
    ['Иван Петров', 'Видел Ивана Петрова, с Иваном Петровым, об Иване Петрове.', 3],
    ['Мария', 'Видел Марию, с Марией, о Марии.', 3],
    ['Андрей', 'Видел Андрея, с Андреем, об Андрее.', 3],
    ['Синие Горы', 'В Синих Горах, из Синих Гор, над Синими Горами.', 3],
    ['Крепость', 'Из Крепости, перед Крепостью.', 2],
  ])('the Russian %s is found', (name, text, count) => {
    expect(namesIn(text, 'proper', name)).toHaveLength(count);
  });

  it.each([
    [
      'Schwarzer Wald',
      'Er kam aus dem Schwarzen Wald, die Tiere des Schwarzen Waldes, ein Schwarzer Wald.',
      3,
    ],
    ['Sturmwacht', 'Die Sturmwachten sind alt, und die Sturmwacht auch.', 2],
    ['Orden der Flamme', 'Er ist ein Ritter des Ordens der Flamme.', 1],
    ['Die Goldene Hand', 'Er sprach mit der Goldenen Hand, und die Goldene Hand sprach.', 2],
    ['Drache', 'Die Drachen sind da, und mit ihnen der Drache.', 2],
  ])('the German %s is found', (name, text, count) => {
    expect(namesIn(text, 'proper', name)).toHaveLength(count);
  });

  it('no form is found in a text of another language', () => {
    expect(namesIn('The Czarnego Lasu and the Drachen are here.', 'proper', 'Czarny Las', 'Drache')).toEqual(
      [],
    );
  });
});

describe('a person called like a German noun', () => {
  const found = (text: string) => namesIn(text, 'person', 'Winter', 'Fuchs');

  it('is not found where the text uses the noun', () => {
    expect(found('Vor dem Winter kam der Fuchs in den Wald. Im Winter schlief er.')).toEqual([]);
  });

  it('is found behind a name or a form of address, and in a text that never uses the noun', () => {
    expect(found('Im Winter schwieg Frau Winter, und dann sprach Anna Winter.')).toEqual([
      'Winter',
      'Winter',
    ]);
    expect(found('Dann sagte Fuchs, er sei nicht der, den man suche. Mit Fuchs kam das Licht.')).toHaveLength(
      2,
    );
  });
});
