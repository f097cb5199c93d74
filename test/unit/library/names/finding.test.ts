import { describe, expect, it } from 'vitest';
import { foundIn } from './worlds.ts';

describe('a name in a text', () => {
  it('is found regardless of case, accents and typography', () => {
    expect(foundIn('ALDRIC, Áldric, A\u0301ldric', 'Aldric')).toHaveLength(3);
    expect(foundIn('O’Brien met Jean Luc and jean–luc.', "O'Brien", 'Jean-Luc')).toEqual([
      "O’Brien = O'Brien",
      'Jean Luc = Jean-Luc',
      'jean–luc = Jean-Luc',
    ]);
    expect(foundIn('Strasse, ÆTHER, Lodz', 'Straße', 'Aether', 'Łódź')).toHaveLength(3);
    expect(foundIn('The “Rusty” Nail, the "rusty nail', 'The "Rusty" Nail')).toHaveLength(2);
  });

  it('consists of whole words', () => {
    expect(foundIn('Aldrica, Baldric, aldric2', 'Aldric')).toEqual([]);
    expect(foundIn("K'thar said: don't", 'Thar', 'Don')).toEqual([]);
    expect(foundIn('It was crimson. Dragon scales lay there.', 'Crimson Dragon')).toEqual([]);
    expect(foundIn('crimson\n\nDragon', 'Crimson Dragon')).toEqual([]);
    expect(foundIn('a crimson\ndragon', 'Crimson Dragon')).toHaveLength(1);
  });

  it('is the longest match, leftmost first, without overlaps', () => {
    const names = ['Veil', 'Veil of Sorrow', 'Sorrow Deep', 'Deep Keep'];
    expect(foundIn('The Veil of Sorrow Deep Keep, the Veil of Sorry', ...names)).toEqual([
      'Veil of Sorrow',
      'Deep Keep',
      'Veil',
    ]);
  });

  it('keeps its punctuation, which a text may leave out but not add to', () => {
    expect(foundIn('Mr Smith, Mr. Smith', 'Mr. Smith')).toEqual(['Mr Smith = Mr. Smith', 'Mr. Smith']);
    expect(foundIn('Aldric (King), Aldric King', 'Aldric (King)')).toHaveLength(2);
    expect(foundIn('Mr, Smith', 'Mr Smith')).toEqual([]);
  });

  it('is found in possessives and plurals, and its range covers the right letters', () => {
    expect(foundIn("Aldric's, Aldric’s, Aldrics Schwert, James' hat", 'Aldric', 'James')).toEqual([
      'Aldric',
      'Aldric',
      'Aldrics = Aldric',
      'James',
    ]);
    expect(foundIn('dwarves, witches, harpies, horsemen, goblins', ...plurals)).toHaveLength(5);
    expect(foundIn('an elf, a fairy, a troll', 'Elves', 'Fairies', 'Trolls')).toHaveLength(3);
    expect(foundIn('his, has, does', 'Hi', 'Ha', 'Doe')).toEqual([]);
    expect(foundIn('the kara, the karas', 'Karass')).toEqual([]);
  });

  it('matches exactly before another name matches inflected', () => {
    expect(foundIn('the Dragons', 'Dragon', 'Dragons')).toEqual(['Dragons']);
    expect(foundIn('Aldric’s Rest', 'Aldric', "Aldric's Rest")).toEqual(["Aldric’s Rest = Aldric's Rest"]);
  });
});

const plurals = ['Dwarf', 'Witch', 'Harpy', 'Horseman', 'Goblin'];

describe('a name in a script without spaces or with particles', () => {
  it('is found between other letters', () => {
    expect(foundIn('我见龙王了，也见龍', '龙王', '龍')).toEqual(['龙王']);
    expect(foundIn('ไปกรุงเทพมา', 'กรุงเทพ')).toEqual(['กรุงเทพ']);
    expect(foundIn('アルドリックは来た。ｱﾙﾄは', 'アルドリック', 'アルト')).toHaveLength(2);
    expect(foundIn('Aldricは来た', 'Aldric')).toEqual(['Aldric']);
  });

  it('is not found within a longer Katakana or Korean word', () => {
    expect(foundIn('マカロン', 'ロン')).toEqual([]);
    expect(foundIn('알드릭은 알드릭스를', '알드릭')).toEqual(['알드릭']);
  });

  it('is found in Cyrillic, Greek, Hebrew, Arabic and Devanagari, with or without marks', () => {
    expect(foundIn('в Москва́.', 'Москва')).toHaveLength(1);
    expect(foundIn('Ἀθῆναι, ΟΔΟΣ', 'Αθηναι', 'οδός')).toHaveLength(2);
    expect(foundIn('שָׁלוֹם', 'שלום')).toHaveLength(1);
    expect(foundIn('مُحَمَّد', 'محمد')).toHaveLength(1);
    expect(foundIn('कि की', 'की')).toEqual(['की']);
  });

  it('is found outside the BMP', () => {
    expect(foundIn('see 𝕬ldric 🜂 and 𐌰𐌻𐌳!', 'Aldric', '𐌰𐌻𐌳')).toHaveLength(2);
    expect(foundIn('於𠮷野家', '𠮷野')).toEqual(['𠮷野']);
    expect(foundIn('\ud800Aldric\udc00', 'Aldric')).toEqual(['Aldric']);
  });
});

describe('a name that is a common word', () => {
  it('needs its capitals', () => {
    expect(foundIn('A rose for Rose, and ROSE may be in May.', 'Rose', 'May')).toEqual(['Rose', 'May']);
    expect(foundIn('at the end of The End', 'The End')).toEqual(['The End']);
    expect(foundIn('the of will', 'the', 'of', 'will')).toEqual([]);
  });

  it('is found at the start of a sentence only if it matches exactly', () => {
    expect(foundIn('The king. “The queen”\nThe end', 'Thë')).toEqual([]);
    expect(foundIn('Thë king saw The other', 'Thë')).toEqual(['Thë', 'The = Thë']);
    expect(foundIn('Will went. Then Will came', 'Will')).toEqual(['Will', 'Will']);
  });

  it('is never a single letter or a number', () => {
    expect(foundIn('V 7 1984 12-12 X ٣٤', 'V', '7', '1984', '12-12', 'X', '٣٤', '', '…')).toEqual([]);
    expect(foundIn('Session 12, R2', 'Session 12', 'R2')).toHaveLength(2);
  });
});
