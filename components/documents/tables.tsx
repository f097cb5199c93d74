import type { ColumnUse, TableLayout } from '../../lib/documents/index.ts';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import { FIELD_LABELS, TEXT_FIELDS } from '../../lib/model/index.ts';
import { Button, Card, Field, Select, type SelectOption } from '../ui/index.ts';
import type { TableKind } from './use-documents.ts';

const SEPARATORS = {
  ',': 'documents.comma',
  ';': 'documents.semicolon',
  '\t': 'documents.tab',
  '|': 'documents.bar',
} as const satisfies Record<string, MessageId>;
type Separator = keyof typeof SEPARATORS;
const isSeparator = (value: string): value is Separator => Object.hasOwn(SEPARATORS, value);

const USES = {
  title: 'history.fieldTitle',
  text: 'history.fieldContent',
  own: 'documents.ownProperty',
  tags: 'history.fieldTags',
  template: 'templates.label',
  category: 'history.fieldCategory',
  ignore: 'documents.skipIt',
} as const satisfies Partial<Record<ColumnUse, MessageId>>;

const useOptions = (): SelectOption<ColumnUse>[] => [
  ...(['title', 'text', 'own', 'tags', 'template', 'category', 'ignore'] as const).map((value) => ({
    value,
    label: t(USES[value]),
  })),
  ...TEXT_FIELDS.map((value) => ({ value, label: t(FIELD_LABELS[value]) })),
];

interface TablesProps {
  tables: readonly TableKind[];
  onChange: (table: TableKind, layout: TableLayout) => void;
  onTake: () => void;
  onReset: () => void;
}

/** How each kind of table is read: its separator, its first rows, and what each column becomes. */
export function Tables({ tables, onChange, onTake, onReset }: TablesProps) {
  const hasTitles = tables.every(({ layout }) => layout.uses.includes('title'));
  return (
    <div class="column gap-3">
      {tables.map((table) => (
        <TableCard key={table.key} table={table} onChange={(layout) => onChange(table, layout)} />
      ))}
      <div class="document-bar wrap gap-2">
        <p class="soft" role="status">
          {t(hasTitles ? 'documents.tablesHint' : 'documents.needsTitle')}
        </p>
        <Button tone="quiet" onClick={onReset}>
          {t('documents.others')}
        </Button>
        <Button tone="primary" disabled={!hasTitles} onClick={onTake}>
          {t('documents.goOn')}
        </Button>
      </div>
    </div>
  );
}

function TableCard({ table, onChange }: { table: TableKind; onChange: (layout: TableLayout) => void }) {
  const { path, count, head, rows, layout } = table;
  const options = useOptions();
  const separator = isSeparator(layout.separator) ? layout.separator : ',';
  // What is one thing's can't be another column's, too.
  const use = (at: number, next: ColumnUse) => {
    const isSingle = next === 'title' || next === 'text';
    const uses = layout.uses.map((one, other) =>
      other === at ? next : isSingle && one === next ? 'own' : one,
    );
    onChange({ ...layout, uses });
  };
  return (
    <Card>
      <h2>
        <bdi>{path.replace(/^.*\//, '')}</bdi>
      </h2>
      {count > 1 && <p class="small soft">{t('documents.likeIt', { count: count - 1 })}</p>}
      <Field label={t('documents.separator')}>
        {(ids) => (
          <Select
            {...ids}
            value={separator}
            options={Object.entries(SEPARATORS).map(([value, label]) => ({ value, label: t(label) }))}
            onChange={(value) => onChange({ ...layout, separator: value })}
          />
        )}
      </Field>
      <div class="document-table">
        <table class="small">
          <thead>
            <tr>
              {head.map((name, at) => (
                <th key={`${at} ${name}`} scope="col">
                  <bdi>{name || t('common.untitled')}</bdi>
                  <Select
                    aria-label={t('documents.column', { name: name || t('common.untitled') })}
                    value={layout.uses[at] ?? 'own'}
                    options={options}
                    onChange={(next) => use(at, next)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {head.map((name, at) => (
                  <td key={`${at} ${name}`} dir="auto" data-use={layout.uses[at]}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
