import type { HandWrittenSecret } from './types.ts';

export const secrets: HandWrittenSecret[] = [
  {
    on: 'Captain Isaura Venn',
    title: 'Whose daughter she is',
    content: 'Her mother held the ninth seat, and did not drown.',
  },
  {
    on: 'The Needle',
    title: 'The second stair',
    content: 'It goes [i]down[/i], past the tide line, and it is kept dry.',
  },
  {
    on: 'Warden Aldous Kerr',
    title: 'He can see the tenth light',
    content: 'It is the only thing that he can see.',
  },
  { title: 'What the bell is for', content: 'To wake the one who waited before there were lamps.' },
];

/** Secrets that only the sample world has. */
export const furtherSecrets: HandWrittenSecret[] = [
  {
    on: 'The Flood of the Ninth Lamp',
    title: 'Who put it out',
    content:
      'Isolde Venn did, with {{Wick and Word}}. The grain fleet had something in tow, and it was steering by her light. She took the light away with her, in a bottle of {{Merrow Glass}}, and has led the thing in circles ever since.',
  },
  {
    on: 'Warden Petra Lisk',
    title: 'Two short, at midnight',
    content:
      'It is a question: [i]Still there?[/i] One long would be the answer. It has never come, and never been late.',
  },
  {
    on: 'Ledger of Small Debts',
    title: 'Page 213',
    content: 'It’s a list of the players’ characters, by name, with a blank where the sum should be.',
  },
];
