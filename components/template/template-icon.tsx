import { DRAWINGS } from './drawings.ts';
import './template.css';

/** The icon of a template, hidden from screen readers because text stands beside it. */
export function TemplateIcon({ code }: { code: string }) {
  return (
    <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[code] ?? DRAWINGS.custom ?? ''} />
    </svg>
  );
}
