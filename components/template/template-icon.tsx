import { DRAWINGS } from './drawings.ts';
import './template.css';

/** The picture of a template; words stand beside it, so screen readers pass it by. */
export function TemplateIcon({ code }: { code: string }) {
  return (
    <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[code] ?? DRAWINGS.custom ?? ''} />
    </svg>
  );
}
