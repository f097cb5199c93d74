import type { ManyChange } from '../linkchannels.ts';

/** One line of the choice of what to do with everything that was picked. */
export interface Choice {
  words: string;
  /** What has to be said beside it. */
  wants: 'nothing' | 'tag' | 'category';
  /** `value`: the tag, or the category's id, `NO_CATEGORY` for none. Null: that is no change. */
  change(value: string): ManyChange | null;
}

/** Chosen by somebody, never by itself: it takes things out of where they lie. */
export const NO_CATEGORY = 'none';

const flag = (words: string, change: ManyChange): Choice => ({
  words,
  wants: 'nothing',
  change: () => change,
});

const tag = (words: string, kind: 'addTag' | 'removeTag'): Choice => ({
  words,
  wants: 'tag',
  change(value) {
    const clean = value.replace(/,/g, ' ').replace(/\s+/g, ' ').trim();
    return clean === '' ? null : { kind, value: clean };
  },
});

export const CHOICES: readonly Choice[] = [
  flag('No longer a draft', { kind: 'draft', value: false }),
  flag('Draft', { kind: 'draft', value: true }),
  flag('Finished', { kind: 'wip', value: false }),
  flag('Work in progress', { kind: 'wip', value: true }),
  flag('Public', { kind: 'state', value: 'public' }),
  flag('Private', { kind: 'state', value: 'private' }),
  tag('Add the tag', 'addTag'),
  tag('Remove the tag', 'removeTag'),
  {
    words: 'Move to',
    wants: 'category',
    change(value) {
      if (value === '') return null;
      return { kind: 'category', value: value === NO_CATEGORY ? null : value };
    },
  },
];
