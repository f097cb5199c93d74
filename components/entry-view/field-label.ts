import { type MessageId, t } from '../../lib/i18n/index.ts';
import { nameInWords } from '../../lib/model/index.ts';

/** Labels of fields whose names don't say what they are. Other names are split into words. */
const LABELS = {
  seeded: 'article.fieldSeeded',
  scrapbook: 'article.fieldScrapbook',
  sidebarcontent: 'article.fieldSidebar',
  sidepanelcontenttop: 'article.fieldSidebarTop',
  sidepanelcontent: 'article.fieldSidebarPanel',
  sidebarcontentbottom: 'article.fieldSidebarBottom',
  fullfooter: 'article.fieldFooter',
  authornotes: 'article.fieldAuthorNotes',
  firstname: 'article.fieldFirstName',
  middlename: 'article.fieldMiddleName',
  lastname: 'article.fieldLastName',
  maidenname: 'article.fieldMaidenName',
  genderidentity: 'article.fieldGenderIdentity',
  dob: 'article.fieldBorn',
  dobDisplay: 'article.fieldBorn',
  dod: 'article.fieldDied',
  dodDisplay: 'article.fieldDied',
  currentstatus: 'article.fieldCurrentStatus',
  rpgAlignment: 'article.fieldAlignment',
  alternativename: 'article.fieldAlsoCalled',
  naturalresources: 'article.fieldNaturalResources',
  florafauna: 'article.fieldFloraFauna',
  foreignrelations: 'article.fieldForeignRelations',
  governmentsystem: 'article.fieldGovernment',
  powerstructure: 'article.fieldPowerStructure',
  economicsystem: 'article.fieldEconomicSystem',
  headofstate: 'article.fieldHeadOfState',
  headofgovernment: 'article.fieldHeadOfGovernment',
  growthrate: 'article.fieldGrowthRate',
  biocycle: 'article.fieldBiologicalCycle',
  socialstructure: 'article.fieldSocialStructure',
  dresscode: 'article.fieldDressCode',
  ancenstry: 'article.fieldAncestry',
  malenames: 'article.fieldMasculineNames',
  femalenames: 'article.fieldFeminineNames',
  unisexnames: 'article.fieldUnisexNames',
  familynames: 'article.fieldFamilyNames',
  comingofagerights: 'article.fieldComingOfAge',
  moralquandaries: 'article.fieldMoralQuandaries',
  crueltricks: 'article.fieldCruelTricks',
  redherrings: 'article.fieldRedHerrings',
  risingaction: 'article.fieldRisingAction',
  fallingaction: 'article.fieldFallingAction',
  pastevents: 'article.fieldPastEvents',
  historicalbasis: 'article.fieldHistoricalBasis',
  culturalreception: 'article.fieldCulturalReception',
  publicreaction: 'article.fieldPublicReaction',
  dateofrecording: 'article.fieldDateOfRecording',
  dateofsetting: 'article.fieldDateOfSetting',
  sideeffects: 'article.fieldSideEffects',
  castingtime: 'article.fieldCastingTime',
  spellrange: 'article.fieldSpellRange',
  cargocapacity: 'article.fieldCargoCapacity',
  meltingpoint: 'article.fieldMeltingPoint',
  freezingpoint: 'article.fieldFreezingPoint',
  geographicdistribution: 'article.fieldGeographicDistribution',
  lawtype: 'article.fieldLawType',
  affectedgroups: 'article.fieldAffectedGroups',
  epidimiology: 'article.fieldEpidemiology',
  sidenotes: 'article.fieldSideNotes',
  articleParent: 'article.fieldParent',
  articleNext: 'article.fieldNext',
  articlePrevious: 'article.fieldPrevious',
  histories: 'article.fieldHistories',
  relatedorganizations: 'article.fieldRelatedOrganizations',
  firstholder: 'article.fieldFirstHolder',
} as const satisfies Readonly<Record<string, MessageId>>;

const isLabeled = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** Sections that World Anvil hides from readers: storyteller notes. */
const HIDDEN = /^(seeded|scrapbook$|ggm|gm[A-Z_])/;

/** Whether only authors see a field on its page. */
export const isHiddenField = (name: string): boolean => HIDDEN.test(name);

/** The label of a field: the title that came with it, else made from its name. */
export function fieldLabel(field: { name: string; title: string }): string {
  if (field.title !== '' && field.title !== field.name) return field.title;
  if (isLabeled(field.name)) return t(LABELS[field.name]);
  return nameInWords(field.name);
}
