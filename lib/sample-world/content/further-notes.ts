import type { HandWrittenArticle } from './types.ts';

/** Articles that only the sample world has: a handout, and what happens at the table. */
export const furtherNotes: HandWrittenArticle[] = [
  {
    title: 'How to Read the Lamps',
    template: 'article',
    category: 'Lore',
    tags: 'lamps,signals,handout',
    excerpt: 'The guild’s own primer, for children, strangers and masters of small boats.',
    content: `[i]Printed by the {{Lampwright’s Guild}}. Free. Do not sell this sheet.[/i]

[h2]The colors[/h2]
[table][tr][th]Lamp[/th][th]Color[/th][th]Signal[/th][th]What it says[/th][/tr][tr][td]First[/td][td]White[/td][td]Steady[/td][td]Here is the city[/td][/tr][tr][td]Second[/td][td]Red[/td][td]Steady[/td][td]Keep off[/td][/tr][tr][td]Third[/td][td]Red[/td][td]One long[/td][td]Keep off, and we mean it[/td][/tr][tr][td]Fourth to seventh[/td][td]White[/td][td]As many short as their number[/td][td]You are in the channel[/td][/tr][tr][td]Eighth[/td][td]Amber[/td][td]Three long, one short[/td][td]Wait for your pilot[/td][/tr][tr][td]Ninth[/td][td]Green[/td][td]–[/td][td]Come home[/td][/tr][/table]

[img:harbor-chart]

[h2]The rules[/h2]
[ol][li]Trust the lamps. Never the light.[/li][li]A lamp that moves is a ship. A ship that doesn’t move is {{The Glass Shoals}}.[/li][li]If you see {{The Needle}} dip, dip back. She likes to know.[/li][li]If you count ten, count again.[/li][li]If you count ten again, turn around, and tell nobody but your pilot.[/li][/ol]

[h2]The words to know[/h2]
[i]Slack[/i] is the quarter hour when the water makes up its mind. [i]The gap[/i] is the dark between {{The Eighth Lamp}} and {{The Needle}}. You needn’t look at it. For a pilot, show one white light and lower it twice; {{The Pilots of the Slack}} come for ships of any size and any standing, and don’t ask what you carry.

[aloud]When you read this sheet aloud to a child, end here. The guild thanks you.[/aloud]

[h2]For masters only[/h2]
The city counts its hours by the lamps, and so will you: the first is lit at dusk, and one more with each hour, until all of them burn. It takes nine hours. There are eight lamps. Nobody in {{Saltmere}} will admit that the ninth hour is strange. They will look at the sky, finish the sentence they were in, and begin another one rather loudly. See {{The Hour That Isn’t Struck}}, if nobody is reading over your shoulder.`,
    texts: { footnotes: 'Older sheets give a different fourth rule: “If you count ten, answer.”' },
  },
  {
    title: 'Session 12: The Bell Without a Tongue',
    template: 'report',
    category: 'Session Notes',
    tags: 'session,bell',
    excerpt: 'In which the party buys fish, and then a good deal more than fish.',
    content: `[b]At the table:[/b] Ada, Jonas, Ivo. Rain, as ever.

The party followed {{Nine-Fingers Dow}} from the eel market to a boathouse, lost him, and found a hole in the water where he had been. Jonas bought eels to be polite and now owns four; he has asked them nothing yet.

[ul][li]Dow admits that he raised {{The Merrow Bell}} in 327 and sold it to {{Captain Isaura Venn}}.[/li][li]It is in the hold of {{The Heron}}, wrapped in a sail, and no one aboard will stand in front of it.[/li][li]Ivo hit it with a boat hook. [roll:2d6] psychic damage to everyone, and every dog in {{Gull Ward}} lay down.[/li][/ul]

[h2]Next time[/h2]
{{Session 13: Low Water}}, if they take the bait. Who has the tongue? (They suspect the monks. They’re right, and it’s worse.)

[spoiler]If they ring it complete, start the clock: nine hours, one lamp each.[/spoiler]`,
  },
  {
    title: 'Session 13: Low Water',
    template: 'report',
    category: 'Session Notes',
    tags: 'session,quarter',
    excerpt: 'Notes for Thursday. Not for players.',
    content: `Picks up on the quay, an hour after {{Session 12: The Bell Without a Tongue}}.

Open with the map ({{The Map That Is True for Six Hours}}): hand it out, start a real timer. When it rings, take it back, whatever they’re doing.

[ol][li]{{The Drowned Quarter}} at ebb. Roofs, weed, a cat that belongs to nobody.[/li][li]The tower. Second gallery: sand on the floor, a bucket, a child’s shoe. The pair to it is in the monks’ cellar.[/li][li]The [blocklink:Drowned Warden] on the stair. It won’t fight anyone who says good night to it.[/li][/ol]

[block:Drowned Warden]

TODO: what does she want Isaura to know?`,
    draft: true,
    wip: true,
    private: true,
  },
  {
    title: 'Who Pays for the Ninth Lamp?',
    template: 'plot',
    category: 'Session Notes',
    tags: 'plot,guild,secret',
    excerpt: 'Oil for nine. Flame for eight. Thirty years of receipts.',
    content: `[h2]Hook[/h2]
{{Pell the Younger}} has the receipts, and would like somebody to stand next to while he shows them.

[h2]Three honest answers[/h2]
[ul][li]The {{Lampwright’s Guild}} pays. It is in the accounts.[/li][li]{{The Ninth Crew}} pays. The ninth share buys it back at night, barrel by barrel, and gives it to somebody.[/li][li]{{Mother Tansy Roake}} pays. Ask her what all those favors are for.[/li][/ul]

[h2]The answer[/h2]
All three, and none knows of the others. The oil goes to a boat without a name that calls at {{The Glass Shoals}} at slack water, in the ninth hour.`,
    private: true,
  },
];
