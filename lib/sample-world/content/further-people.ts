import type { HandWrittenArticle } from './types.ts';

/** Articles that only the sample world has. */
export const furtherPeople: HandWrittenArticle[] = [
  {
    title: 'Warden Petra Lisk',
    template: 'person',
    category: 'Wardens',
    tags: 'warden,lamps',
    excerpt: 'Warden of the eighth lamp, and the one who leads Aldous to the rail.',
    content: `Keeps {{The Eighth Lamp}} herself, with her sleeves rolled, to the despair of the {{Lampwright’s Guild}}, whose wardens are supposed to have people for that. She is the only one on the council who votes with her eyes shut. She says it helps her to hear who is lying. It’s chiefly {{Warden Aldous Kerr}}.

She was nineteen on the night of the flood, second apprentice at the ninth, and had been sent ashore for sand.`,
    texts: {
      firstname: 'Petra',
      lastname: 'Lisk',
      honorific: 'Warden',
      currentstatus: 'On the sixth landing',
    },
  },
  {
    title: 'Nine-Fingers Dow',
    template: 'person',
    category: 'People',
    tags: 'diver,glass',
    excerpt: 'A diver. He has ten fingers.',
    content: `The name is older than he is; a Dow has dived for {{Merrow Glass}} for two hundred years, and the first one was careless. He can hold his breath through all eight verses of [i]Nine Men Rowing[/i]. Down there, he says, it has nine.

He sold {{The Merrow Bell}} for a purse of somebody’s milk teeth, because they had been his. He hadn’t known that anybody had kept them. He and {{Edda Marsh}} have tea on the first of the month and don’t discuss it.`,
    texts: { firstname: 'Corwin', lastname: 'Dow', eyes: 'Green, and red at the rims' },
  },
  {
    title: 'Ilse Corrow',
    template: 'person',
    category: 'People',
    tags: 'pilot',
    excerpt: 'First pilot, who has never lost a ship and has given three back.',
    content: `Thirty-four years in the boats and can’t swim; the sea, she says, knows where to find her. As first of {{The Pilots of the Slack}} she decides who is brought in, and has turned away exactly three ships. All three were perfectly sound, correctly lit, and had been reported lost.

She learned the channel from {{Old Harrow}}, who will deny it. Her account of it is the first thing that any pilot reads: {{The Pilot’s First Lesson}}.`,
    texts: { firstname: 'Ilse', lastname: 'Corrow' },
  },
  {
    title: 'The Pilots of the Slack',
    template: 'organization',
    category: 'Orders and Guilds',
    tags: 'pilots,channel',
    excerpt: 'Forty oars, one lantern and a rule about counting.',
    content: `They row out at slack water to any ship that lowers a light twice, and bring it past {{The Needle}} by the channel, the gate or, once, a flooded street. The fee is the same for a dory and a galleon: a penny, paid on the quay, to the youngest in the boat.

Under the eye of the {{Lampwright’s Guild}} and at odds with it, since pilots see things and wardens minute them. {{Ilse Corrow}} leads them. Every pilot has a rope burn across the left palm, taken on purpose, on the first night, so that the hand will know the rope in the dark.`,
    wip: true,
    texts: { motto: 'Count once.' },
  },
];
