import type { ComponentChildren } from 'preact';
import './entry-view.css';

export interface Fact {
  label: string;
  value: ComponentChildren;
}

/** Labels and values; null entries are left out. */
export function Facts({ facts }: { facts: readonly (Fact | null)[] }) {
  const present = facts.filter((fact) => fact !== null);
  if (present.length === 0) return null;
  return (
    <dl class="detail-facts">
      {present.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
