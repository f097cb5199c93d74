import type { EntryKind } from '../../lib/library/index.ts';
import { TemplateIcon } from '../template/index.ts';
import { kindIconPath } from './kinds.ts';

/** An entry's icon: of the template for articles, else of the kind. Text beside it says the same. */
export function KindIcon({ kind, template }: { kind: EntryKind; template: string | null }) {
  if (kind === 'article') return <TemplateIcon code={template ?? 'article'} />;
  return (
    <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={kindIconPath(kind)} />
    </svg>
  );
}
