/** Text fields of only some templates, by the names that both versions share. */
const FIELDS_BY_TEMPLATE: Record<string, string> = {
  person: `firstname middlename lastname maidenname nickname honorific suffix titles pronouns gender
    genderidentity sexuality age dob dod dobDisplay dodDisplay circumstancesBirth circumstancesDeath eyes hair
    skin height weight physique bodyFeatures facialFeatures identifyingCharacteristics quirksPhysical
    quirksPersonality specialAbilities clothing mannerisms speech hobbies motivation morality taboos vices
    virtues likesDislikes savviesIneptitudes mentalTraumas intellectualCharacteristics history employment
    education achievements failures wealth quotes characterPrototype rpgAlignment currentstatus religion`,
  settlement: `alternativename population demographics government defences industry infrastructure guilds
    assets history architecture geography naturalresources`,
  location: `alternativename population demographics government defences industry infrastructure guilds assets
    history architecture geography naturalresources ecosystem ecosystemCycles localizedPhenomena climate
    florafauna tourism areaSize demonym constructed ruined`,
  landmark: `purpose design entries sensory denizens valuables hazards effects properties contents
    architecture alterations ruined`,
  organization: `motto structure culture publicAgenda assets history demographics territory military
    technology religion foreignrelations agricultureAndIndustry tradeAndTransport education infrastructure
    mythos divines cosmology tenets ethics worship priesthood foundingDate dissolutionDate demonym
    governmentsystem powerstructure economicsystem currency exports imports`,
  item: `mechanics manufacturingProcess significance rarity weight dimensions price rawMaterials tooling
    condition`,
  species: `traits anatomy genetics growthrate ecology diet biocycle domestication socialstructure uses
    facialCharacteristics geographicalOrigin averageIntelligence perception symbiotic namingTraditions
    majorOrganizations beautyIdeals genderIdeals courtshipIdeals relationshipsIdeals technologicalLevel
    etiquette dresscode culture customs taboos history historicalFigures mythsAndLegends interspeciesRelations
    lifespan averageHeight averageWeight averageLength averagePhysique conservation skinHairColor trinominal
    isExtinct ancenstry`,
  ethnicity: `malenames femalenames unisexnames familynames culture sharedValues customs birthrights
    comingofagerights funeraryCustoms taboos dresscode art`,
  report: 'reportDate quests interactions rewards createdContent reportNotes',
  plot: `hooks goals stakes moralquandaries crueltricks redherrings exposition conflict risingaction climax
    fallingaction resolution encounters scenes pastevents themes`,
  document: `purpose clauses references publicity legality term background history publicreaction legacy
    authoringDate ratificationDate expirationDate`,
  myth: `summary historicalbasis spread variations culturalreception literature art telling dateofrecording
    dateofsetting`,
  rank: `qualifications requirements appointment duties responsibilities benefits removal history
    culturalSignificance notableHolders rankStatus lengthOfTerm`,
  ritual: 'history execution components participants observance',
  spell: `effect sideeffects manifestation source discovery castingtime duration spellrange level
    restrictions`,
  technology: 'discovery access complexity manufacturing utility',
  vehicle: `power propulsion armament defenses sensors systems communication compliment cargocapacity speed
    beam length height weight rarity price`,
  material: `properties odor taste colour commonState density meltingpoint freezingpoint history discovery
    uses hazards environment manufacturing refinement market rarity storage value`,
  language: 'phonology phonetics morphology syntax vocabulary phrases geographicdistribution',
  law: 'lawtype manifestation localization',
  militaryConflict: `belligerents prelude deployment battlefield conditions engagement outcome aftermath
    legacy startingDate endingDate`,
  formation: `manpower equipment weaponry vehicles structure tactics training logistics support upkeep
    recruitment history loyalties`,
  profession: `purpose workplace tools materials services demand legality hazards history qualifications pay
    benefits`,
  condition: `causes symptoms treatment prognosis sequela affectedgroups hosts prevention epidimiology
    history reception cycle`,
  prose: 'prose sidenotes',
};

const fields = new Map(
  Object.entries(FIELDS_BY_TEMPLATE).map(([template, list]) => [template, list.split(/\s+/)]),
);

/** Names of the text fields that a template adds. */
export function templateFields(templateType: string): readonly string[] {
  return fields.get(templateType) ?? [];
}
