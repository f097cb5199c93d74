import { type RichActions, RichText } from '../markup/index.ts';
import type { Part } from './parts.ts';

/** Short fields as a list of labels and values. */
export function Facts({ facts, actions }: { facts: readonly Part[]; actions: RichActions }) {
  if (facts.length === 0) return null;
  return (
    <dl class="article-facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt dir="auto">{fact.label}</dt>
          <dd>
            <RichText text={fact.text} {...actions} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
