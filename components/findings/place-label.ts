import { type MessageId, t } from '../../lib/i18n/index.ts';
import { fieldLabel } from '../entry-view/index.ts';

/** Labels of what isn't a field of its own on World Anvil's pages. */
const LABELS = {
  title: 'history.fieldTitle',
  content: 'history.fieldContent',
  description: 'history.fieldDescription',
  category: 'history.fieldCategory',
  state: 'flags.visibility',
} as const satisfies Readonly<Record<string, MessageId>>;

const isLabeled = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);

/** The label of the field that a place is in, as articles show it. */
export const placeLabel = (field: string): string =>
  isLabeled(field) ? t(LABELS[field]) : fieldLabel({ name: field, title: '' });
