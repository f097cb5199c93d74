import type { ComponentChildren } from 'preact';
import './card.css';

/** A raised area for facts or settings that belong together. */
export function Card(props: { title?: string; actions?: ComponentChildren; children: ComponentChildren }) {
  const { title, actions, children } = props;
  return (
    <section class="card-area column gap-2" {...(title !== undefined && { 'aria-label': title })}>
      {(title !== undefined || actions) && (
        <header class="card-head beside gap-2">
          {title !== undefined && <h3>{title}</h3>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
