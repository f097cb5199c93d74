import type { ComponentChildren } from 'preact';
import { ageWords } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { ArticleCopy } from './useArticle.ts';
import type { Fetching } from './useFetching.ts';

/** How the copy of an article stands to the platform's own, where that matters, with what to do about it. */
export function Standing(props: {
  copy: ArticleCopy;
  fetching: Fetching;
  again: () => void;
  isDraft: boolean;
}) {
  const { copy, fetching, again } = props;
  if (copy.state === 'loading') return null;
  const retry = (words: string) => (
    <Button size="small" busy={fetching.state === 'busy'} onClick={again}>
      {words}
    </Button>
  );
  if (props.isDraft)
    return (
      <Notice>
        This article is on its way to the platform. Its text is in your drafts until the platform has
        confirmed it.
      </Notice>
    );
  const known = copy.state === 'here';
  if (fetching.state === 'gone')
    return (
      <Notice tone="warn" actions={retry('Look once more')}>
        The platform does not have this article any more.
        {known
          ? ' What you see is the last copy; copy its text if you want to keep it.'
          : ' There is no copy of its text here.'}
      </Notice>
    );
  const age = known ? ageWords(copy.readAt, Math.max(Date.now(), copy.readAt)) : '';
  if (fetching.state === 'offline') {
    if (known && !copy.isStale) return null;
    return (
      <Notice tone="warn" actions={retry('Try again')}>
        You are offline. {known ? `This is the copy of ${age}; a newer one waits on the platform.` : MISSING}
        {known ? '' : ' It comes by itself once you are online.'}
      </Notice>
    );
  }
  if (fetching.state === 'failed')
    return (
      <Notice tone={known ? 'warn' : 'danger'} actions={retry('Try again')}>
        {known ? `This is the copy of ${age}; it could not be read again. ` : `${MISSING} `}
        {fetching.sentence}
      </Notice>
    );
  if (copy.state === 'damaged')
    return fetching.state === 'busy' ? (
      <Busy>The copy of this article is damaged. It is being read again…</Busy>
    ) : (
      <Notice tone="danger" actions={retry('Read it again')}>
        The copy of this article is damaged and cannot be shown. The article itself is safe on the platform.
      </Notice>
    );
  if (!known)
    return fetching.state === 'busy' ? (
      <Busy>Its text is not on this device yet. It is being fetched…</Busy>
    ) : (
      <Notice actions={retry('Fetch it')}>{MISSING}</Notice>
    );
  if (copy.isStale)
    return fetching.state === 'busy' ? (
      <Busy>This is the copy of {age}. The newer one is being fetched…</Busy>
    ) : (
      <Notice tone="warn" actions={retry('Refresh')}>
        This is the copy of {age}; the article was changed since.
      </Notice>
    );
  return null;
}

const MISSING = 'The text of this article has not been copied to this device yet.';

function Busy({ children }: { children: ComponentChildren }) {
  return (
    <p class="article-busy soft" role="status">
      {children}
    </p>
  );
}
