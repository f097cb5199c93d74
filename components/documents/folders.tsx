import { useMemo, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { Choice, ImportRule, PlanRow, WorldFacts } from '../../lib/import/index.ts';
import { FoldChevron, Icon } from '../ui/index.ts';
import { categoryOptions, RowChoices } from './row-choices.tsx';

/** Each folder with how many documents are in it and below, outermost first. */
function foldersIn(rows: readonly PlanRow[]): [folder: string, count: number][] {
  const counts = new Map<string, number>([['', rows.length]]);
  for (const { path } of rows)
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      const folder = path.slice(0, at);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

interface FoldersProps {
  rows: readonly PlanRow[];
  rules: readonly ImportRule[];
  categories: WorldFacts['categories'];
  onChange: (rules: ImportRule[]) => void;
}

/** What everything in a folder becomes. The rule of a folder within another one comes before that one's. */
export function Folders({ rows, rules, categories, onChange }: FoldersProps) {
  const folders = useMemo(() => foldersIn(rows), [rows]);
  const options = useMemo(() => categoryOptions(categories), [categories]);
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const set = (folder: string, patch: Choice) => {
    const before = rules.find((rule) => rule.folder === folder) ?? { folder };
    const next: ImportRule = { ...before, ...patch };
    const isEmpty = Object.entries(next).every(([key, value]) => key === 'folder' || value === undefined);
    onChange([...rules.filter((rule) => rule.folder !== folder), ...(isEmpty ? [] : [next])]);
  };
  return (
    <ul class="document-folders" aria-label={t('documents.folders')}>
      {folders.map(([folder, count]) => {
        const rule = rules.find((one) => one.folder === folder) ?? { folder };
        const isTop = folder === '';
        const name = isTop ? t('documents.everything') : folder.replace(/^.*\//, '');
        const isUnfolded = unfolded.get(folder) ?? (isTop || Object.keys(rule).length > 1);
        return (
          <li key={folder} data-level={isTop ? 0 : folder.split('/').length}>
            <div class="document-folder beside gap-2">
              <label class="row-check">
                <input
                  type="checkbox"
                  aria-label={t('documents.take', { title: name })}
                  checked={!rule.skip}
                  onChange={({ currentTarget }) =>
                    set(folder, { skip: currentTarget.checked ? undefined : true })
                  }
                />
              </label>
              <button
                type="button"
                class="beside gap-2 bare"
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(new Map([...unfolded, [folder, !isUnfolded]]))}
              >
                <FoldChevron />
                <Icon name="folder" />
                <span class="cut" dir="auto">
                  {name}
                </span>
                <span class="small soft">{formatNumber(count)}</span>
              </button>
            </div>
            {isUnfolded && (
              <RowChoices
                choice={rule}
                usual={{
                  template: t(isTop ? 'documents.ownTemplate' : 'documents.asAbove'),
                  category: t(isTop ? 'documents.likeFolders' : 'documents.asAbove'),
                  flags: t(isTop ? 'flags.draft' : 'documents.asAbove'),
                }}
                categories={options}
                onChange={(patch) => set(folder, patch)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
