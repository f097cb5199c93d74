/** How the sample world continues the first articles, by title. The stand-in server of the tests has only their beginnings. */
export const continuedPeople: Readonly<Record<string, string>> = {
  'Edda Marsh': `She is out of patience with visitors by the second cup. Her letters to a sister on the mainland were printed without leave as {{Letters from the Rock}}; the sister, as far as anyone can find out, doesn’t exist.

What she will talk about: weather, herring, the right way to trim a wick. What she won’t: {{The Keeper’s Key}}, the missed night, and why she sets two plates.`,
  'Captain Isaura Venn': `[h2]What is said of her[/h2]
That she was found at the age of five in a boat without oars, on the morning after {{The Flood of the Ninth Lamp}}, dry. That she has never been seen to light a lamp. That she bought {{The Merrow Bell}} from a diver for a price in teeth.

[h2]What is true[/h2]
She was five, and she was dry.

[block:Isaura Venn]`,
  'Warden Aldous Kerr': `He knows the city by its steps and the council by its breathing. Every evening he is led to the gallery of {{The Eighth Lamp}}, faces the sea, and says good night to something. {{Warden Petra Lisk}} leads him there, looks where he looks, and has stopped asking.

[secret:He can see the tenth light]`,
  'Mother Tansy Roake': `She has settled two strikes, one siege and several hundred marriages from the same stool. Her price is a favor, written on a slip and dropped into a jar. When the slips are called in, they turn out to be very small: carry this, look away there, be late on Thursday. {{Sabine Oake}} owes her three. {{Captain Isaura Venn}} is the one person who has never put in a slip, and never needed to.`,
  'Pell the Younger': `Copies deeds for the {{Lampwright’s Guild}} at a penny a page and has begun to make a second copy for himself. His hand is so like the one in the ledger that he burned his own diary to be on the safe side. He has told one person, {{Zoë Ångström}}, because she was leaving. Then she stayed.`,
  'Brother Ansgar': `He says that a bell is the only honest witness: it can be stolen, melted or drowned, but it can’t be taught to say something else. Forty-one of them hang in the cellar of {{Saint Orla’s Stair}}, each with its day of return. He also has {{The Tongue of the Merrow Bell}}, which isn’t on any list, and which he carries under his habit in a child’s woolen stocking.`,
  'Sabine Oake': `She bet against her own house on the salt fleet of 329, lost a fortune, and has been strangely cheerful since. The loss was noted on page 212 of the {{Ledger of Small Debts}}, four days before she made it. She would like very much to read page 213. So far {{Pell the Younger}} has refused dinner twice.`,
  'Ruan Tregarth': `It goes: [i]wick, wend, wale, hand, half, hold, keel, kin, keep[/i]; then you begin again and put a knot in a string. He learned it from a grandmother among the {{Marshfolk}} and teaches it to nobody, though the {{The Ninth Crew}} find themselves doing it in their sleep. Ask him how many are aboard {{The Heron}} and he will always say [i]keep[/i].`,
  'Old Harrow': `He says that he was the second of the three whom the tax made rich, and that he drank the money to keep it from going to his head. The third he won’t name. Buy him a hot cider at {{The Lantern Inn}} and he’ll show you his hands: on the left palm is the scar that every pilot of {{The Pilots of the Slack}} has. He was never a pilot.`,
  Lamplighter: `Eight walk the stone lamps of the streets, one for each ward and one over, and eight tend the great ones. The pay is poor and the funerals are splendid. They know who is awake, and for how long, and have agreed among themselves that this is not knowledge. {{Salt Lung}} takes most of them in the end; {{Tallow Ward}} gives them their candles free.`,
  'Warden of the Ninth Lamp': `The last to hold it was Isolde Venn. On the night of {{The Flood of the Ninth Lamp}} she climbed her tower with a bucket of sand and was not seen to come down. The minutes of the {{Lampwright’s Guild}} mark her absent from every meeting since. They have never marked her late.`,
  Marshfolk: `They count by nines, bury their dead upright, and hold that the sea isn’t rising: the city is being [i]put back[/i]. A guest in {{Reed Ward}} is given dry socks before a name. They sold the land for the first quay to the first warden, for one lamp, to be paid later. It is the oldest entry in the {{Ledger of Small Debts}}.`,
  'Lantern Eel': `You put a question and lower a stick. If the eel wraps around it, that’s a yes; if it goes out, that’s a no; if it leaves, you have asked about the wrong person. {{Zoë Ångström}} has filled two notebooks with the results and struck out the word [i]coincidence[/i] on nearly every page. The best eels come from the {{Ouse Delta}}, below the fourth willow.`,
  'The Heron': `The four feet between the hold and the hull have never been found, although the {{Tidewater Exchange}} once paid a carpenter to live aboard for a month. He now crews. {{Captain Isaura Venn}} steers by the color of the foam, {{Ruan Tregarth}} counts, and the rest sing.

[block:The Heron]`,
};

/** What the sample world tells instead of a first article. */
export const retold: Readonly<Record<string, string>> = {
  'Zoë Ångström': `Came from the north to measure the tide at {{Saint Orla’s Stair}}, for a society that has since written twice to ask when she is coming back. Her notes say of herself: “naïve, but exact”.

She has one result so far. High water at Saltmere is late by four minutes a year, every year, since 301. Something is holding it. She has told {{Pell the Younger}} and the {{Tide Engine}}, which she talks to; only one of them wasn’t surprised.

[table][tr][th]Year[/th][th]Late by[/th][/tr][tr][td]301[/td][td]0 min[/td][/tr][tr][td]310[/td][td]36 min[/td][/tr][tr][td]320[/td][td]76 min[/td][/tr][tr][td]330[/td][td]116 min, and one second more[/td][/tr][/table]`,
};
