import type { SourceCase } from './capture-sources-cases.ts';

/** Wikis, rule books and documents. */
export const REFERENCE_CASES: readonly SourceCase[] = [
  {
    page: 'fandom',
    address: 'https://fen.fandom.com/wiki/Ilse_Varn',
    title: 'Ilse Varn',
    source: { site: 'Fen Wiki' },
    markup: `[b]Ilse Varn[/b] was the last keeper of [url:https://fen.fandom.com/wiki/Ashfall_Keep]Ashfall Keep[/url].

[h2]Looks[/h2]

[b]Youth[/b]

She wore [i]grey wool[/i].

[b]Exile[/b]

She wore a sail.

[ul]
[li]patched twice[/li]
[/ul]

Nobody painted her.`,
    words: ['was the last keeper', 'grey wool', 'Nobody painted her'],
  },
  {
    page: 'dnd-beyond',
    address: 'https://www.dndbeyond.com/monsters/1-mire-hag',
    title: 'Mire Hag',
    source: { site: 'D&D Beyond' },
    markup: `Medium fey, neutral evil

[b]Armor Class[/b] 17 (natural armor)

[b]Hit Points[/b] 82 (11d8 + 33)

[table]
[tr][th]STR[/th][th]DEX[/th][th]CON[/th][th]INT[/th][th]WIS[/th][th]CHA[/th][/tr]
[tr][td]18 (+4)[/td][td]12 (+1)[/td][td]16 (+3)[/td][td]13 (+1)[/td][td]14 (+2)[/td][td]9 (-1)[/td][/tr]
[/table]

[b]Skills[/b] [url:https://www.dndbeyond.com/skills/stealth]Stealth[/url] +3

[b]Challenge[/b] 3 (700 XP)

[i][b]Amphibious.[/b][/i] The hag can breathe air and water.

[h3]Actions[/h3]

[i][b]Claws.[/b] Melee Weapon Attack:[/i] +6 to hit.

[url:https://cdn.example/hag-small.jpg]Image: Mire Hag[/url]

Mire hags sing to [b]drowned lanterns[/b].

Environment: Swamp

Fen Book, pg. 12`,
    words: ['The hag can breathe air and water', 'drowned lanterns'],
  },
  {
    page: 'dnd-beyond-2024',
    address: 'https://www.dndbeyond.com/monsters/2-tide-drake',
    title: 'Tide Drake',
    source: { site: 'D&D Beyond' },
    markup: `Large Dragon, Unaligned

[b]AC[/b] 14

[b]Initiative[/b] +3 (13)

[b]HP[/b] 52 (7d10 + 14)

[b]Speed[/b] 20 ft., Swim 60 ft.

[table]
[tr][th][/th][th][/th][th]Mod[/th][th]Save[/th][/tr]
[tr][th]STR[/th][td]18[/td][td]+4[/td][td]+4[/td][/tr]
[tr][th]DEX[/th][td]12[/td][td]+1[/td][td]+3[/td][/tr]
[tr][th]CON[/th][td]15[/td][td]+2[/td][td]+2[/td][/tr]
[/table]

[table]
[tr][th][/th][th][/th][th]Mod[/th][th]Save[/th][/tr]
[tr][th]INT[/th][td]5[/td][td]-3[/td][td]-3[/td][/tr]
[tr][th]WIS[/th][td]13[/td][td]+1[/td][td]+3[/td][/tr]
[tr][th]CHA[/th][td]8[/td][td]-1[/td][td]-1[/td][/tr]
[/table]

[b]Senses[/b] Darkvision 60 ft.; Passive Perception 15

[b]CR[/b] 4 (XP 1,100; PB +2)

[h3]Traits[/h3]

[b][i]Tide Sense.[/i][/b] The drake always knows how long it is until low water.

[h3]Actions[/h3]

[b][i]Bite.[/i][/b] [i]Melee Attack Roll:[/i] +6, reach 5 ft.

Fisherfolk set their clocks by tide drakes.

Habitat: Coastal

Fen Book, pg. 31`,
    words: ['how long it is until low water', 'Fisherfolk set their clocks'],
  },
  {
    page: 'dnd-beyond-spell',
    address: 'https://www.dndbeyond.com/spells/3-ebb',
    title: 'Ebb',
    source: { site: 'D&D Beyond' },
    markup: `[table]
[tr][th]Level[/th][td]2nd[/td][/tr]
[tr][th]Casting Time[/th][td]1 Action[/td][/tr]
[tr][th]Range/Area[/th][td]60 ft.[/td][/tr]
[tr][th]Components[/th][td]V, S, M *[/td][/tr]
[tr][th]Duration[/th][td]Concentration 1 Minute[/td][/tr]
[/table]

Water within range draws back as if at low tide.

A creature that starts its turn on the bared ground moves at [b]half speed[/b].

[b][i]At Higher Levels.[/i][/b] The range grows by 30 feet for each slot level above 2nd.

* - (a dried eel)

Fen Book, pg. 88`,
    words: ['draws back as if at low tide', 'half speed'],
  },
  {
    page: 'dnd-beyond-book',
    address: 'https://www.dndbeyond.com/sources/fen-book/creatures',
    title: 'Creatures of the Fen',
    source: { site: 'D&D Beyond' },
    markup: `Nothing in the fen is as old as the eels, and nothing is as hungry. The creatures below are met after dark, on the causeways and in the reeds, by people who ought to have waited for morning.

[h2]Bog Eel[/h2]

A bog eel is as long as a boat. It lies across the path like a root until somebody steps on it, and then it is no root any more. Eel wardens carry lanterns because eels fear the light.

[h3]Bog Eel[/h3]

Large beast, unaligned

Armor Class 12

[table]
[tr][th]STR[/th][th]DEX[/th][th]CON[/th][th]INT[/th][th]WIS[/th][th]CHA[/th][/tr]
[tr][td]15 (+2)[/td][td]14 (+2)[/td][td]13 (+1)[/td][td]2 (−4)[/td][td]10 (+0)[/td][td]3 (−4)[/td][/tr]
[/table]

Challenge 1 (200 XP)

[h4]Actions[/h4]

[i][b]Coil.[/b] Melee Weapon Attack:[/i] +4 to hit, reach 5 ft.

When the lantern goes out, the eel comes back. Everybody who lives on the fen knows somebody who did not bring a second candle, and nobody tells that story twice.`,
    words: ['as long as a boat', 'nobody tells that story twice'],
  },
  {
    page: 'notion',
    address: 'https://fen.notion.site/Session-notes-1',
    title: 'Session notes',
    source: { site: 'Fen Campaign on Notion' },
    markup: `The party [b]crossed the ford[/b] at dusk.

[h2]Plans[/h2]

[ul]
[li]Find the [i]eel warden[/i]
[ul]
[li]He owes us[/li]
[/ul][/li]
[li]Buy rope[/li]
[/ul]

[h3]Order of march[/h3]

[ol]
[li]Ilse[/li]
[li]Oth, with the donkey[/li]
[/ol]

[ul]
[li]☐ Pay the ferryman[/li]
[li]☑ Feed the donkey[/li]
[/ul]

[quote]Salt remembers.[/quote]

[code]
if tide:
  wait()
[/code]

[hr]

The ferryman lies.`,
    words: ['crossed the ford', 'eel warden', 'The ferryman lies'],
  },
  {
    page: 'google-docs',
    address: 'https://docs.google.com/document/d/e/2PACX-1/pub',
    title: 'The Fen Charter',
    source: { site: 'Google Docs' },
    markup: `[h1]Rights[/h1]

Every keeper has the [b]right of reeds[/b], as [url:https://lore.example/reeds]the old law[/url] has it.

[ul]
[li]to cut
[ul]
[li]by hand[/li]
[li]at night[/li]
[/ul][/li]
[li]to carry[/li]
[/ul]

The keepers, in order:

[ol]
[li]Ilse[/li]
[li]Oth[/li]
[/ol]

And after the flood:

[ul]
[li]3. Anneke[/li]
[/ul]

[ul]
[li]☐ seal it[/li]
[li]☑ sign it[/li]
[/ul]`,
    words: ['right of reeds', 'Anneke', 'sign it'],
  },
];
