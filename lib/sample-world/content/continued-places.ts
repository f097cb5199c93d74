/** How the sample world continues the first articles, by title. The stand-in server of the tests has only their beginnings. */
export const continuedPlaces: Readonly<Record<string, string>> = {
  Saltmere: `[h2]What a stranger should know[/h2]
Nothing here is quite level, and everyone can tell you the hour without looking up. Eight of the lamps burn. The ninth stood in {{The Drowned Quarter}}, and the council still sets a chair for the {{Warden of the Ninth Lamp}}. Ask about the chair at {{The Lantern Inn}} and you will get a drink instead of an answer.

[h2]Who runs it[/h2]
The {{Lampwright’s Guild}} keeps the light, the {{Tidewater Exchange}} keeps the money, and the {{Order of the Ebb}} keeps whatever the water gives back. {{Mother Tansy Roake}} keeps the peace among them, for a price that nobody has ever seen written down. {{How to Read the Lamps}} is the first thing that children learn here, before letters.`,
  'The Drowned Quarter': `It went under in one night; see {{The Flood of the Ninth Lamp}}. The tower of the lamp still stands, green to the second gallery. {{Nine-Fingers Dow}} dives there for copper and has twice come up early without saying why.

[quote]You can walk to my grandmother’s house for about twenty minutes a day. Wipe your feet.|a map seller, aged nine[/quote]

The children’s work is better than it looks: see {{The Map That Is True for Six Hours}}.`,
  'Gull Ward': `Rope is measured here in funerals, because one coil lowers one coffin and there is always some left over. {{Ruan Tregarth}} was born above a net loft on Bight Street and still pays the rent on it. On market days the criers call prices in {{Harbor Cant}}, so that a visitor hears only a pleasant sort of quarrel.`,
  'Tallow Ward': `No door in the ward has a lock. Nobody would steal a candle from the people who know every candle by its smell. On {{The Vigil of Small Boats}} the vats are left open, and any child who brings a boat may dip it once. {{Sabine Oake}} buys the scrapings by the barrel and hasn’t told anyone what she wants with them.`,
  'The Needle': `The lamp room is the size of a kitchen. Below it are a bunk, a stove, four hundred and six books with the covers gone, and one door that {{The Keeper’s Key}} opens and no keeper mentions. The pilots call the rock “Mother” and touch their caps to it; {{The Pilots of the Slack}} won’t take a ship past it before she has answered the light.

[b]The missed night[/b] was the ninth of Rime, 301. Every log in the city says so except the one on the rock, where the page is there and the date is not.`,
  'Saint Orla’s Stair': `The {{Order of the Ebb}} sweeps it daily from the top, which takes until noon, and never from the bottom. The ninth step rings a little when you tread on it. {{Brother Ansgar}} has asked that people don’t.

There were three hundred and eleven until the year 330, when {{Pell the Younger}} counted them for a bet and lost.`,
  'The Counting House': `The scales in the great hall can weigh a ship’s bell or a letter, and once, for a wager, weighed both. {{Sabine Oake}} has the desk by the window, from which she can see the masts a full minute before the clerks hear of them. In the cellar is the strongbox for the oil of the ninth lamp. It is filled on the first of every month, and on the second it is empty. See {{Who Pays for the Ninth Lamp?}}`,
  'Ouse Delta': `Which two changes with the moon. The Marshfolk plant willow rods along the honest ones, and move them if they don’t like the look of you. In fog you steer by the [i]eels[/i]: where a {{Lantern Eel}} lies still, the water is deep. Most of what comes down the river is traded in {{Reed Ward}} before breakfast.`,
  'The Glass Shoals': `The pieces are called {{Merrow Glass}} once somebody has carried them ashore. Left where they lie, they hum at the turn of the tide, each a different note; a good ear can tell the depth from the chord. The [blocklink:Drowned Warden] was seen here first, and {{Captain Isaura Venn}} is the only master who anchors here on purpose.`,
  'The Lantern Inn': `The fiddler’s tune is [i]Nine Men Rowing[/i]. He knows only eight verses, and when a guest offers to teach him {{The Ninth Verse}} he loses his temper.

The back room is let to {{Captain Isaura Venn}} on odd nights and, on even ones, to people who would arrest her. Both sides have agreed never to compare calendars. {{Old Harrow}} has the chair by the stove for life, in return for a story a week; the account is four years in arrears.`,
  'Lampwright’s Guild': `[h2]The oil[/h2]
Oil for nine lamps is bought each month at {{The Counting House}}. Eight burn it. An apprentice who asks is told that the ninth account is [i]for the principle of the thing[/i], and is given the night shift.

[h2]The book[/h2]
{{How to Read the Lamps}} is the guild’s, and is free. The {{Ledger of Small Debts}} is the guild’s too, and was not meant to be found.`,
  'Tidewater Exchange': `Its brokers trade in arrivals. You may buy the 14th of Thaw, for instance, and own whatever comes in on it; {{The Heron}} is never on offer, because it has never yet arrived on a day that anybody knew of. The house rule, over the door of {{The Counting House}}: [i]A promise weighs what it costs to break.[/i]`,
  'The Ninth Crew': `The ninth share is paid, to the penny, into a jar at {{The Lantern Inn}}. {{Ruan Tregarth}} counts it. Nobody has drawn on it in eleven years, and the jar has never been more than half full.

They carry lamp oil in and nothing out. “You can’t smuggle nothing,” says the customs officer, who has searched {{The Heron}} thirty-one times, and found it every time.`,
  'Order of the Ebb': `Their rule has one line: [i]What the water returns is a letter.[/i] So they keep everything, sorted by the day it came ashore, in a cellar cut into {{Saint Orla’s Stair}}. Shoes are the most common, always single. {{Brother Ansgar}} keeps the room of bells, and the empty hook in the middle of it, which is kept for {{The Merrow Bell}}.`,
};
