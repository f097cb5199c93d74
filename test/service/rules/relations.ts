/** A relation of an article: a field with one or several references. */
export interface Relation {
  name: string;
  target: 'article' | 'image' | 'block' | 'timeline';
  many: boolean;
}

/** Relations by template: `name` for one article, `name[]` for several, `name:kind` for another kind. */
const RELATIONS_BY_TEMPLATE: Record<string, string> = {
  person: `species ethnicity organization currentLocation residence birthplace church realm currentRanks[]
    pastRanks[] family[] professions[] portrait:image`,
  settlement: 'type organization person contenders[]',
  location: 'type organization person contenders[]',
  landmark: 'type organization person connectedRooms[]',
  organization: 'type leader headofstate headofgovernment capital geographicLocation vehicles[] flag:image',
  item: 'type currentHolder currentLocation organization manufacturer datasheet:block',
  ethnicity: 'parents[] languages[] organizations[]',
  report: 'primarygeographicLocation secondarygeographicLocation relatedReports[]',
  plot: 'protagonists[] allies[] neutrals[] competitors[] adversaries[] locations[]',
  document: 'type medium authors[] location',
  rank: 'currentHolders[] firstholder',
  spell: 'material deity relatedorganizations[]',
  technology: 'inventor parents[]',
  vehicle: 'manufacturer owner hangar',
};

const shared = 'block:block gallery:image[]';

/** Relations that boromir accepts and silently drops. */
export const droppedRelations: readonly string[] = [
  'species',
  'ethnicity',
  'currentLocation',
  'primarygeographicLocation',
  'secondarygeographicLocation',
  'birthplace',
  'residence',
];

/** Templates whose articles can be each other's logical parent. */
const places = ['settlement', 'location', 'landmark'];

export function mayBeParent(parentTemplate: string, template: string): boolean {
  return parentTemplate === template || (places.includes(parentTemplate) && places.includes(template));
}

/** What articles with a template can reference, besides category, cover and parents. */
export function relationsOf(templateType: string): readonly Relation[] {
  return known.get(templateType) ?? everywhere;
}

function readRelations(list: string): Relation[] {
  return list.split(/\s+/).flatMap((piece) => {
    const [, name = '', target, many] = /^(\w+)(?::(image|block|timeline))?(\[\])?$/.exec(piece) ?? [];
    const kind = target === 'image' || target === 'block' || target === 'timeline' ? target : 'article';
    return name === '' ? [] : [{ name, target: kind, many: many !== undefined }];
  });
}

const everywhere = readRelations(shared);
const known = new Map(
  Object.entries(RELATIONS_BY_TEMPLATE).map(([template, list]) => [
    template,
    [...readRelations(list), ...everywhere],
  ]),
);
