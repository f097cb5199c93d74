/** How the sample world continues the first articles, by title. The stand-in server of the tests has only their beginnings. */
export const continuedLore: Readonly<Record<string, string>> = {
  'The Merrow Bell': `The founder’s marks are known from a rubbing in the care of the {{Order of the Ebb}}: nine letters, of which eight are worn away. It was raised from the sand in 327 by {{Nine-Fingers Dow}}, who was paid for his silence and kept it until he was asked. It has no tongue. It was heard twice that winter all the same.

[secret:What the bell is for]`,
  'The First Lamp': `Apprentices tell it to each other in the dark, wrongly and much better. In their version the lamp wasn’t lit to bring ships in. See {{The One Who Waited}}, and compare the third verse of the song that the fiddler at {{The Lantern Inn}} refuses to sing.`,
  'The Vigil of Small Boats': `They are kept on the mantel, candle side out; the ends that wash up go to the {{Candle Crab}}. A house that gets back more than it sent says nothing, and sets another place at supper. In 329 {{Edda Marsh}} counted two hundred and forty boats going out past {{The Needle}} and two hundred and forty-one coming in.`,
  'The Salt Tax of 288': `[table][tr][th]Year[/th][th]Barrels declared[/th][th]Barrels eaten[/th][/tr][tr][td]287[/td][td]40,000[/td][td]40,000[/td][/tr][tr][td]289[/td][td]11,300[/td][td]40,000[/td][/tr][tr][td]330[/td][td]9[/td][td]52,000[/td][/tr][/table]

The nine are declared each year by the {{Tidewater Exchange}}, in person, with a straight face. The honest warden was the one before {{Warden Aldous Kerr}}; there is a bench named after him.`,
  'The Flood of the Ninth Lamp': `[h2]What happened[/h2]
On the ninth of Rime, 301, at the top of a spring tide, the ninth lamp went out. A grain fleet of eleven, steering by it, took the gate instead of the channel. {{The Tide Gate}} held for as long as it takes to say so.

[h2]What is disputed[/h2]
Whether the lamp failed, or was put out; whether {{Wick and Word}} can be said by someone who is weeping; and who paid the fleet to sail a day early. The insurers of the {{Tidewater Exchange}} settled with the widows in 303, on the condition that they stop asking the third question.`,
  'Ledger of Small Debts': `It is the size of a missal and heavier than it should be. The entries are of two kinds. Most are sums: [i]to the Marshfolk, one lamp[/i]; [i]to E. M., thirty winters[/i]. Every ninth one is a name. The last name that {{Pell the Younger}} could read was {{Sabine Oake}}. The pages after that are wet, and have been for as long as he has had it.`,
  'Merrow Glass': `It holds heat for a year and light for longer. Lens grinders of the {{Lampwright’s Guild}} pay by the ounce for anything without bubbles. A piece the size of a fist, put to the ear, gives you the sound of {{The Glass Shoals}} on the day it was picked up, voices and all. Dealers therefore prefer to gather alone.`,
  'Wick and Word': `It is the only magic that the guild admits to, because everyone has seen it. [i]Keeps it[/i] is meant exactly: the flame goes somewhere, and somebody has the care of it. A light that was kept in anger burns the keeper. One kept in grief is said to burn for thirty years.

No more than nine people know it at a time. {{Warden Petra Lisk}} was taught it in 302, by letter, in a hand that she didn’t recognize. {{Merrow Glass}} is the usual vessel.`,
  'Tide Engine': `It stands in a shed behind {{Gull Ward}} that is larger than the street it is on. Eleven shafts go out. A twelfth goes down. {{Zoë Ångström}} has traced it for forty yards under the harbor, in the direction of {{The Needle}}, and then the candle went out, and stayed out until she turned back.`,
  'Harbor Cant': `[ul][li][i]wick[/i]: one, or a reliable person[/li][li][i]keep[/i]: nine, or a full hold[/li][li][i]a dry aunt[/i]: an alibi[/li][li][i]to sing the ninth verse[/i]: to tell the truth when nobody has asked[/li][/ul]

{{Ruan Tregarth}} says there is no word for [i]tide[/i], because it is always the subject. Brokers of the {{Tidewater Exchange}} pay for lessons and are taught a different language.`,
  'Salt Lung': `It takes lamplighters first and pilots never. The monks of the {{Order of the Ebb}} treat it with goose fat and company. Sufferers breathe out at the ebb wherever they are; one, taken inland by his daughter, gave the hour of high water at {{Saltmere}} to the minute until he died. Few families are without a {{Lamplighter}}, and so with it.`,
  'Lamp Watch': `The runner is the one who matters. In thirty years the Watch has drawn its swords four times, and each time was thanked for putting them away. Its orders come from {{Warden Aldous Kerr}}; its dinners come from {{Mother Tansy Roake}}. When the two disagree it goes to look for a lost child in {{Tallow Ward}} until they don’t.`,
  'The Keeper’s Key': `Iron, as long as a hand, always a little damp. {{Edda Marsh}} wears it on a bootlace. Three wards of the bit fit the lamp room. The fourth, fifth and sixth fit nothing that has been tried, and {{Brother Ansgar}} has been allowed to try all forty-one of the locks that the sea has returned.

[secret:The second stair]`,
  'Letters from the Rock': `You ask if I am lonely. I have the gulls, who are rude, and the books, which are short of covers, and the pilots going by with their caps off. On still nights I have the other one. She keeps to the horizon and doesn’t answer when I dip the light, but she is never late.

I have begun to set a second plate. It is not that I expect anybody. It is that it would be worse to have only one, if somebody came.

The bell was ringing again on Tuesday. I know that it has no tongue; {{Nine-Fingers Dow}} told me so himself, sitting where you would sit. I wound the clock and wrote down the hour. In the log I put [i]wind, moderate[/i].

Send wool, gray, and any book with an ending. Your loving {{Edda Marsh}}`,
};
