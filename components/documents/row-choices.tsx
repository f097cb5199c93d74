import { type MessageId, t, textComparer } from '../../lib/i18n/index.ts';
import type { CategoryChoice, Choice, WorldFacts } from '../../lib/import/index.ts';
import { TEMPLATES } from '../../lib/model/index.ts';
import { Select, type SelectOption } from '../ui/index.ts';

const FLAGS = {
  draft: { isDraft: true, isWip: true, isPrivate: false },
  wip: { isDraft: false, isWip: true, isPrivate: false },
  private: { isDraft: false, isWip: false, isPrivate: true },
  public: { isDraft: false, isWip: false, isPrivate: false },
} as const satisfies Record<string, Choice>;
type Flags = keyof typeof FLAGS;
const NO_FLAGS: Choice = { isDraft: undefined, isWip: undefined, isPrivate: undefined };

const FLAG_LABELS = {
  draft: 'flags.draft',
  wip: 'flags.wip',
  private: 'flags.private',
  public: 'flags.public',
} as const satisfies Record<Flags, MessageId>;

/** What a rule or a row says about how visible an article is; null if it says nothing. */
function flagsOf({ isDraft, isWip, isPrivate }: Choice): Flags | null {
  if (isDraft === undefined && isWip === undefined && isPrivate === undefined) return null;
  if (isDraft) return 'draft';
  if (isPrivate) return 'private';
  return isWip ? 'wip' : 'public';
}

const categoryValue = (choice: CategoryChoice | undefined): string =>
  choice === undefined ? '' : choice.kind === 'existing' ? `id ${choice.id}` : choice.kind;

function categoryChoice(value: string): CategoryChoice | undefined {
  if (value === '') return undefined;
  if (value === 'none' || value === 'folders') return { kind: value };
  return { kind: 'existing', id: value.slice(3) };
}

/** The world's categories with those above them, as options. */
export function categoryOptions(categories: WorldFacts['categories']): { value: string; label: string }[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const path = (id: string): string => {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let at = byId.get(id); at && !seen.has(at.id); at = byId.get(at.parentId ?? '')) {
      seen.add(at.id);
      names.unshift(at.title || t('common.untitled'));
    }
    return names.join(' / ');
  };
  const compare = textComparer();
  return categories
    .map(({ id }) => ({ value: `id ${id}`, label: path(id) }))
    .sort((a, b) => compare(a.label, b.label));
}

const flagOptions = (usual: string): SelectOption<Flags | ''>[] => [
  { value: '', label: usual },
  ...(['draft', 'wip', 'private', 'public'] as const).map((value) => ({
    value,
    label: t(FLAG_LABELS[value]),
  })),
];

interface RowChoicesProps {
  choice: Choice;
  /** What applies if nothing is chosen here. */
  usual: { template: string; category: string; flags: string };
  categories: readonly { value: string; label: string }[];
  onChange: (patch: Choice) => void;
}

/** The template, category and visibility of what is in a folder, or of one document. */
export function RowChoices({ choice, usual, categories, onChange }: RowChoicesProps) {
  const compare = textComparer();
  const templates = TEMPLATES.map(({ code, label }): SelectOption<string> => ({ value: code, label }));
  return (
    <div class="document-choices">
      <Select
        aria-label={t('templates.label')}
        value={choice.template ?? ''}
        options={[
          { value: '', label: usual.template },
          ...templates.sort((a, b) => compare(a.label, b.label)),
        ]}
        onChange={(value) => onChange({ template: value || undefined })}
      />
      <Select
        aria-label={t('history.fieldCategory')}
        value={categoryValue(choice.category)}
        options={[
          { value: '', label: usual.category },
          { value: 'folders', label: t('documents.likeFolders') },
          { value: 'none', label: t('category.noCategory') },
          ...categories,
        ]}
        onChange={(value) => onChange({ category: categoryChoice(value) })}
      />
      <Select
        aria-label={t('flags.visibility')}
        value={flagsOf(choice) ?? ''}
        options={flagOptions(usual.flags)}
        onChange={(value) => onChange(value === '' ? NO_FLAGS : FLAGS[value])}
      />
      <input
        class="input"
        type="text"
        dir="auto"
        autocomplete="off"
        aria-label={t('documents.tags')}
        placeholder={t('documents.tags')}
        value={(choice.tags ?? []).join(', ')}
        // Each change plans again.
        onChange={({ currentTarget }) => {
          const tags = currentTarget.value.split(',').flatMap((tag) => tag.trim() || []);
          onChange({ tags: tags.length > 0 ? tags : undefined });
        }}
      />
    </div>
  );
}

/** How visible a planned article is, in a word. */
export const visibilityOf = (row: Required<Pick<Choice, 'isDraft' | 'isWip' | 'isPrivate'>>): string =>
  t(FLAG_LABELS[flagsOf(row) ?? 'public']);
