import { useEffect, useState } from 'preact/hooks';
import { type RichActions, RichText } from '../markup/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, Icon } from '../ui/index.ts';
import type { Part } from './parts.ts';

/**
 * Storyteller notes. Until they are asked for, they aren't in the page at all, so they can't be seen, searched or
 * copied.
 */
export function Covered({ part, actions }: { part: Part; actions: RichActions }) {
  const [isAsked, setAsked] = useState(false);
  const { isCovered } = useScreenShare();
  const isOpen = isAsked && !isCovered;
  useEffect(() => {
    if (isCovered) setAsked(false);
  }, [isCovered]);
  return (
    <section class="article-covered" aria-label={part.label ?? 'Notes'} data-open={isOpen}>
      <div class="article-covered-head">
        <h2 dir="auto">
          <Icon name="lock" /> {part.label}
        </h2>
        <Button size="small" aria-expanded={isOpen} disabled={isCovered} onClick={() => setAsked(!isOpen)}>
          {isOpen ? 'Cover' : 'Show'}
        </Button>
      </div>
      {isOpen ? (
        <RichText text={part.text} level={3} {...actions} />
      ) : (
        <p class="soft small">For you alone; readers of the page do not see it.</p>
      )}
    </section>
  );
}
