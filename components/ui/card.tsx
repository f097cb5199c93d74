import type { ComponentChildren } from 'preact';
import './card.css';
import { Button } from './controls/button.tsx';

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

interface TaskProgressProps {
  /** What is being done, and the name of the bar. */
  label: string;
  /** How far it is, in words. */
  detail: string;
  done: number;
  total: number;
  /** The button that ends it. */
  stop: string;
  onStop: () => void;
}

/** How far a long task is, with a way to stop it. */
export function TaskProgress({ label, detail, done, total, stop, onStop }: TaskProgressProps) {
  return (
    <div class="task-progress">
      <div class="task-progress-line wrap gap-1-2">
        <p role="status">{label}</p>
        <span class="soft small">{detail}</span>
        <Button size="small" tone="quiet" onClick={onStop}>
          {stop}
        </Button>
      </div>
      <progress aria-label={label} max={Math.max(1, total)} value={done} />
    </div>
  );
}
