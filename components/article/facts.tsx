import type { ComponentChildren } from 'preact';
import { type RichActions, RichText } from '../markup/index.ts';
import type { Part } from './parts.ts';

/** Short fields as a card of labels and values. */
export function Facts(props: {
  facts: readonly Part[];
  actions: RichActions;
  /** Above them. */
  children: ComponentChildren;
}) {
  const { facts, actions } = props;
  return (
    <>
      {props.children}
      {facts.length > 0 && (
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
      )}
    </>
  );
}
