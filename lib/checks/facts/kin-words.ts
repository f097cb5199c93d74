export type ParentRole = 'mother' | 'father' | 'parent';

/** What a field, a row or a kind of relationship makes the named person. */
export type Kin = ParentRole | 'child';

const listed = (kin: Kin, words: string): [string, Kin][] => words.split('|').map((word) => [word, kin]);
const KIN: ReadonlyMap<string, Kin> = new Map([
  ...listed('mother', 'mother|biological mother|mutter|mère|madre|mãe|matka|母|母親|الأم|الوالدة'),
  ...listed('father', 'father|biological father|vater|père|padre|pai|ojciec|父|父親|الأب|الوالد'),
  ...listed(
    'parent',
    'parent|parents|biological parent|biological parents|biologicalparents|eltern|padres|pais|genitori|rodzice|両親|親|الوالدان',
  ),
  ...listed(
    'child',
    'child|children|son|daughter|sons|daughters|offspring|biologicalchildren|kinder|kind|sohn|tochter|söhne|töchter|enfants|fils|fille|hijos|hijo|hija|filhos|filho|filha|figli|figlio|figlia|dzieci|syn|córka|子|子供|息子|娘|الأبناء|الأولاد',
  ),
]);
/** “Mother (vital)”: the word before the parenthesis. */
const QUALIFIED = /\s*\([^)]*\)$/;
/** What a label makes whom it names. */
export const kinOf = (word: string): Kin | undefined => KIN.get(word.toLowerCase().replace(QUALIFIED, ''));

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** Fields, kinds of relationship and labels that name whom somebody is married to. Former ones aren't among them. */
export const SPOUSES = oneOf(
  'spouses?|husband|wife|wives|husbands|consort|married|married to|gatte|gattin|ehemann|ehefrau|verheiratet mit|mari|époux|épouse|conjoint|conjointe|esposo|esposa|marido|cónyuge|cônjuge|marito|moglie|coniuge|mąż|żona|małżonek|małżonka|配偶者|夫|妻|الزوج|الزوجة|زوج|زوجة',
);
export const SIBLINGS = oneOf(
  'siblings?|brothers?|sisters?|twin|twins|geschwister|bruder|schwester|brüder|schwestern|frère|frères|sœur|sœurs|fratrie|hermano|hermana|hermanos|hermanas|irmão|irmã|irmãos|irmãs|fratello|sorella|fratelli|sorelle|brat|bracia|siostra|siostry|rodzeństwo|兄弟|姉妹|兄|弟|姉|妹|兄弟姉妹|الأخ|الأخت|الإخوة|أخ|أخت|إخوة',
);
