import { expect, it } from 'vitest';
import { leftoverText } from '../../../../lib/checks/rules/texts.ts';
import { saidBy } from '../planned-world.ts';

it('what a template leaves behind is found once, with the words around it', () => {
  expect(
    saidBy(leftoverText, [
      { id: 'a', content: 'Lorem ipsum dolor.\nThe gate. TODO: more' },
      { id: 'b', texts: { history: 'Insert text here' } },
      { id: 'c', content: '[p]TBD[/p] and “text goes here”' },
    ]),
  ).toEqual([
    ['a content: Lorem ipsum dolor.'],
    ['b history: Insert text here'],
    ['c content: TBD and “text goes here”'],
  ]);
});

it('words that only look like it are texts', () => {
  expect(
    saidBy(leftoverText, [
      { id: 'a', content: 'Her todo list. The TODOS guild. A fixme spell. mastodon METODOS' },
      {
        id: 'b',
        content:
          '[code]TODO[/code] [noparse]TODO[/noparse] /* TODO */ @[TODO](article:a) https://example.com/todo',
      },
      { id: 'd', isWip: true, content: 'TODO' },
      { id: 'e', isDraft: true, content: 'TODO' },
      { id: 'c', content: 'She was to be determined about it. Your name here is known.' },
    ]),
  ).toEqual([]);
});

it.each([
  ...['XXX', '???', 'TK TK', 'placeholder', 'The PLACEHOLDER gate', '[Name]', '[insert name here]'],
  ...['Text hier einfügen', 'Hier Text einfügen', 'Platzhaltertext', 'À compléter', 'Insérer le texte ici'],
  ...[
    'Inserta texto aquí',
    'Por completar.',
    'Insira o texto aqui',
    'Inserisci il testo qui',
    'Da completare.',
    'Do uzupełnienia',
    'Wstaw tekst tutaj',
  ],
  ...[
    'ここに本文を入力',
    '未記入',
    'أدخل النص هنا',
    'نص تجريبي',
    '（後で書く）',
    'あとで追記',
    'يُضاف لاحقًا',
    'قيد الكتابة',
  ],
  ...[
    'NOCH ZU SCHREIBEN',
    'Beschreibung folgt…',
    'wird noch ergänzt',
    'Wappen [noch zu ergänzen]',
    'À rédiger plus tard',
  ],
  ...[
    '[Nom du personnage]',
    '[Name der Stadt]',
    '[Character name]',
    '[キャラクター名]',
    '[اسم المدينة]',
    'Description à venir',
  ],
  ...[
    'Por escribir',
    'Pendiente de escribir',
    'A fazer',
    'Texto por escrever',
    'Da scrivere',
    'Ancora da definire',
  ],
  ...['DO NAPISANIA', 'Do zrobienia.', 'To be determined', 'The crest (to be determined) hangs there.'],
  ...['Founder: à compléter', '– da aggiungere', 'Coming soon!'],
])('“%s” is left behind', (content) => {
  expect(saidBy(leftoverText, [{ id: 'a', content }])).toEqual([[`a content: ${content}`]]);
});

it.each([
  'Formal names follow [code][Name] of [House][/code], so that “[Name] of [House]” is a whole sentence.',
  'Legion XXX marched. What was that???',
  'His fate was yet to be determined. The winner of the race was to be announced.',
  'Das Buch ist noch zu schreiben, sagte er. Es gab viel zu erledigen. Der Rest folgt später im Lager.',
  'Il restait deux tours à compléter. Les élèves avaient une lettre à rédiger. Elle trouva tout à faire.',
  'Quedaban mil cartas por escribir. Había mucho que hacer. O mapa estava por completar.',
  'C’era un libro da scrivere. Molte cose erano da fare. To był wiersz do napisania. Wszystko było do zrobienia.',
  '手紙は後で書くと彼は言った。門は未完成のままだった。 سيُكتب اسمه لاحقًا في السجل.',
  'She wrote [i]to be written[/i] on it. Over the door hung [b]coming soon[/b] in gold.',
  'Object storage (coming soon) costs 40 crowns.',
  'A placeholder king sat on the throne. Él vive aquí. Elle vit ici.',
])('“%s” is a text', (content) => {
  expect(saidBy(leftoverText, [{ id: 'a', content }])).toEqual([]);
});

it('the same words in many articles are one habit', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ id: `a${at}`, content: 'The gate. TODO' }));
  expect(saidBy(leftoverText, [...many, { id: 'b', content: 'Lorem ipsum' }])).toEqual([
    ['a0 content: The gate. TODO'],
    ['b content: Lorem ipsum'],
  ]);
});
