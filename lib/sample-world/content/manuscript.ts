import type { HandWrittenPart } from './types.ts';

export const manuscriptAbout = {
  title: 'Trust the Lamps',
  description: 'A novel of the harbor, in four hours. The first two are written.',
  tags: 'novel,harbor',
};

/** The version that is being written. */
export const fairCopy: HandWrittenPart[] = [
  {
    title: 'The First Hour',
    parts: [
      {
        title: 'White, steady',
        text: `The boy who lit the First was late, and so, for eleven minutes, was everybody. Shops that should have shut stood open. A priest who had begun the evening office began it again. On Bight Street a woman about to accept a proposal was given time to think.

Then the wick took, and the city let go of the breath that it had been holding, and shut its shops, and said amen, and said no.

Pell, who had seen the whole of it from the window of the deed room, wrote the time in the margin of a lease. He had no reason to. He wrote it in the small slant hand that he used for the ledger, and not in his own. He looked at it for a while. Then he took the lease to the stove.`,
        beats: [
          'What burned wasn’t the ink. When the paper was gone, the eleven minutes hung in the stove door, a little bent, and went out one after another.',
          'He counted them. He couldn’t help it; it was his trade. There were nine.',
        ],
      },
      {
        title: 'A quiet table',
        text: `“You’re early,” said Mother Tansy.

“Everyone’s early,” said the captain. “The First was late.”

She had taken off her hat, which she did for three people, and put it on the chair beside her, so that nobody would sit there. They spoke low, and of oil. When the fiddler came round for the second time she gave him a coin to play the ninth verse, and he gave it back.`,
      },
    ],
  },
  {
    title: 'The Second Hour',
    parts: [
      {
        title: 'Red, steady',
        text: `Edda trimmed the wick, and wound the clock, and wrote [i]wind, moderate[/i].

After that she had the evening before her. It was the part of the work that they never asked about. They asked about storms. A storm was company.

She set two plates.

At the turn of the tide the stair door knocked, from below, as it sometimes did: once, and politely. She said what she always said, which was “Not tonight.” She had found that it liked to be told.`,
      },
      { title: 'The harbor, drawn', image: 'harbor-chart' },
    ],
  },
  {
    title: 'The Third Hour',
    parts: [{ title: 'To be written', text: '[i]Petra, the gallery, the answer. Not yet.[/i]' }],
  },
];

/** An earlier version. */
export const firstDraft: HandWrittenPart[] = [
  {
    title: 'Everything, once',
    text: 'It began with a storm. (No. It begins with somebody being late.)',
  },
];
