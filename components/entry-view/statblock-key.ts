import { type MessageId, t } from '../../lib/i18n/index.ts';
import { nameInWords } from '../../lib/model/index.ts';

/** Labels of keys that don't say what they are. Others are split into words. */
const LABELS = {
  hitpoints: 'statblock.labelHitPoints',
  hp: 'statblock.labelHitPoints',
  ac: 'statblock.labelArmorClass',
  cr: 'statblock.challenge',
  xp: 'statblock.experience',
  pb: 'statblock.proficiencyBonus',
  savingthrows: 'statblock.savingThrows',
  specialabilities: 'statblock.specialAbilities',
  legendaryactions: 'statblock.legendaryActions',
  lairactions: 'statblock.lairActions',
  lairdescription: 'statblock.lair',
  regionaleffects: 'statblock.regionalEffects',
  suggestedenvironment: 'statblock.environment',
  tabledata: 'statblock.table',
  image_gallery_id: 'statblock.gallery',
} as const satisfies Readonly<Record<string, MessageId>>;

const isLabeled = (key: string): key is keyof typeof LABELS => Object.hasOwn(LABELS, key);

/** The label of a key in the data of a statblock. */
export function labelOfKey(key: string): string {
  const lowerCase = key.toLowerCase();
  if (isLabeled(lowerCase)) return t(LABELS[lowerCase]);
  return nameInWords(key);
}
