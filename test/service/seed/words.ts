type Words = readonly [string, ...string[]];

const split = (words: string): Words => {
  const [first = '', ...rest] = words.trim().split(/\s+/);
  return [first, ...rest];
};

export const given =
  split(`Alba Brannoch Cerys Dov Elowen Fintan Greta Hollis Ines Jory Kerensa Loveday Merryn
  Nessa Odran Perran Quill Rosen Senara Tamsin Ursell Vyvyan Wenna Ysolde Zander`);

export const family = split(`Angwin Boskell Carne Davey Enys Fenn Gilbert Hext Ivey Jago Keast Lanyon Moyle
  Nance Opie Pascoe Quick Rowe Spargo Tonkin Uren Vosper Warne Yelland`);

export const first =
  split(`Ash Black Bright Cold Crow Deep Drift Ember Far Fog Grey Heron High Iron Kelp Long Low
  Marsh Moon North Old Pale Raven Red Salt Silver Still Storm Tide White Winter`);

export const second =
  split(`bar beck bridge cairn cliff cross fall fen ford gate haven head holm landing light mere
  moor mouth point quay reach rock sound stair strand tor wall watch water wick`);

export const nouns = split(`lantern rope bell ledger compass mast anchor chart key coin glass candle net oar
  pilot harbour tide lamp quay warden channel storm gull reed mill stair tower market guild oath letter song`);

export const verbs = split(
  `keeps loses remembers mends buys hides follows marks guards sells finds owes counts`,
);

export const qualities =
  split(`quiet bitter patient crooked bright hollow careful restless sunken gilded narrow
  forgotten lucky stubborn weathered`);

export const tags =
  split(`harbour ward sea lamp guild trade smuggler marsh faith winter ruin family law ship rumour
  debt magic founding history session`);

/** Templates of generated articles, with the frequency of real worlds. */
export const templates: Words = [
  'person',
  ...Array<string>(49).fill('person'),
  ...Array<string>(20).fill('report'),
  ...Array<string>(9).fill('landmark'),
  ...Array<string>(6).fill('plot'),
  ...Array<string>(8).fill('organization'),
  ...Array<string>(7).fill('article'),
  ...Array<string>(6).fill('settlement'),
  ...Array<string>(5).fill('location'),
  ...split(`item item item species species myth ritual law document profession rank ethnicity formation language
    material militaryConflict condition prose spell technology vehicle`),
];
