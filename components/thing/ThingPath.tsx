import type { Entry } from '../../lib/library/index.ts';
import './thing.css';
import type { ThingViewProps } from './view.ts';

/** The categories that a thing lies in, from the root down. */
export function ThingPath({ path, open }: { path: readonly Entry[]; open: ThingViewProps['open'] }) {
  if (path.length === 0) return null;
  return (
    <nav class="thing-path" aria-label="Where it lies">
      <ol>
        {path.map(({ kind, id, title }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => open({ kind, id }, 'here')}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
