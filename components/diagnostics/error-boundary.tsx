import type { ComponentChildren, ComponentType } from 'preact';
import { useErrorBoundary, useState } from 'preact/hooks';
import { report, reportAs } from '../../lib/diagnostics/index.ts';

/** Wraps a whole page and shows the error screen if the page can’t be rendered. That screen loads only then. */
export function ErrorBoundary({ children }: { children: ComponentChildren }) {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  const [error] = useErrorBoundary((thrown: unknown) => {
    report(thrown, 'page.render');
    import('./error-screen.tsx').then(
      ({ ErrorScreen }) => setScreen(() => ErrorScreen),
      reportAs('page.error-screen'),
    );
  });
  if (error === undefined) return children;
  return Screen && <Screen />;
}
