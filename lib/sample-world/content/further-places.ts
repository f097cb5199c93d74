import type { HandWrittenArticle } from './types.ts';

/** Articles that only the sample world has. */
export const furtherPlaces: HandWrittenArticle[] = [
  {
    title: 'Reed Ward',
    template: 'settlement',
    category: 'Districts',
    under: 'Saltmere',
    tags: 'ward,marsh,market',
    excerpt: 'A ward on stilts, and the only one that rises with the tide.',
    content: `The houses are boats that have stopped, moored four deep along the mouth of the {{Ouse Delta}}. Bridges are taken in at night. The eel market opens in the dark, because the goods are their own lamps, and closes when you can see your hand.

The {{Marshfolk}} who live here pay no rent to the city. The city pays them, one gold mark a year, in a ceremony so short that {{Warden Aldous Kerr}} has been known to do it on the way to something else. [i]It is the interest[/i], they say, if asked. They don’t say on what.`,
    texts: { population: 'Between 2,000 and 3,000, by the season', government: 'The oldest woman awake' },
  },
  {
    title: 'The Tide Gate',
    template: 'landmark',
    category: 'The Lower Quays',
    under: 'Saltmere',
    tags: 'gate,tide,ruin',
    excerpt: 'Two leaves of oak and bronze, one of which is still there.',
    content: `When both leaves stood, the gate could shut the sea out of the lower quays in the time of a psalm. The east leaf went in {{The Flood of the Ninth Lamp}} and lies somewhere in {{The Drowned Quarter}}. The west leaf is oiled every spring by people who would be embarrassed to tell you why.

The hinge is a single casting of nineteen tons. It bears the same founder’s mark as {{The Merrow Bell}}, and below it, scratched with a nail, the words [i]not to keep it out[/i].`,
    texts: { hazards: 'The last step is missing, and so is the one before it.' },
  },
  {
    title: 'The Eighth Lamp',
    template: 'landmark',
    category: 'Landmarks',
    tags: 'lamp,tower',
    excerpt: 'The last of the lamps that burn, at the end of the mole.',
    content: `A plain tower, whitewashed on the seaward side only. Its light is amber, three long and one short, and since 301 it has shown two short at midnight; see {{How to Read the Lamps}}, where the signal isn’t listed.

{{Warden Petra Lisk}} lives on the stair, one landing higher each year. She expects to reach the top in 334, and to have an answer ready. From the gallery you can see {{The Needle}} and the gap where the ninth should be. On some nights you can see something in the gap.`,
  },
];
