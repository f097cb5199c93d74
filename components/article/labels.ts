/** Labels of fields whose names aren't separated into words. Other names are split at their capitals. */
const LABELS: Readonly<Record<string, string>> = {
  seeded: 'Storyteller notes',
  scrapbook: 'Scrapbook',
  sidebarcontent: 'Sidebar',
  sidepanelcontenttop: 'Sidebar, top',
  sidepanelcontent: 'Sidebar panel',
  sidebarcontentbottom: 'Sidebar, bottom',
  fullfooter: 'Footer',
  authornotes: 'Author’s notes',
  firstname: 'First name',
  middlename: 'Middle name',
  lastname: 'Last name',
  maidenname: 'Maiden name',
  genderidentity: 'Gender identity',
  dob: 'Born',
  dobDisplay: 'Born',
  dod: 'Died',
  dodDisplay: 'Died',
  currentstatus: 'Current status',
  rpgAlignment: 'Alignment',
  alternativename: 'Also called',
  naturalresources: 'Natural resources',
  florafauna: 'Flora and fauna',
  foreignrelations: 'Foreign relations',
  governmentsystem: 'Form of government',
  powerstructure: 'Power structure',
  economicsystem: 'Economic system',
  headofstate: 'Head of state',
  headofgovernment: 'Head of government',
  growthrate: 'Growth rate',
  biocycle: 'Biological cycle',
  socialstructure: 'Social structure',
  dresscode: 'Dress code',
  ancenstry: 'Ancestry',
  malenames: 'Masculine names',
  femalenames: 'Feminine names',
  unisexnames: 'Unisex names',
  familynames: 'Family names',
  comingofagerights: 'Coming of age',
  moralquandaries: 'Moral quandaries',
  crueltricks: 'Cruel tricks',
  redherrings: 'Red herrings',
  risingaction: 'Rising action',
  fallingaction: 'Falling action',
  pastevents: 'Past events',
  historicalbasis: 'Historical basis',
  culturalreception: 'Cultural reception',
  publicreaction: 'Public reaction',
  dateofrecording: 'Date of recording',
  dateofsetting: 'Date of setting',
  sideeffects: 'Side effects',
  castingtime: 'Casting time',
  spellrange: 'Range',
  cargocapacity: 'Cargo capacity',
  meltingpoint: 'Melting point',
  freezingpoint: 'Freezing point',
  geographicdistribution: 'Geographic distribution',
  lawtype: 'Type of law',
  affectedgroups: 'Affected groups',
  epidimiology: 'Epidemiology',
  sidenotes: 'Side notes',
  articleParent: 'Under',
  articleNext: 'Next',
  articlePrevious: 'Previous',
  histories: 'Historical events',
  relatedorganizations: 'Related organizations',
  firstholder: 'First holder',
};

/** The label of a field: the title that came with it, else made from its name. */
export function labelOf(field: { name: string; title: string }): string {
  if (field.title !== '' && field.title !== field.name) return field.title;
  const known = Object.hasOwn(LABELS, field.name) ? LABELS[field.name] : undefined;
  if (known) return known;
  const words = field.name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
