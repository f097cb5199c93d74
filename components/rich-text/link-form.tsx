import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Icon } from '../ui/index.ts';
import { typedAddress } from './link.ts';

/** Asks for the address of a link. An empty one removes the link. */
export function LinkForm(props: {
  /** The link's address; null for a new link. */
  address: string | null;
  onSet: (address: string) => void;
  onCancel: () => void;
}) {
  const { address, onSet, onCancel } = props;
  const [typed, setTyped] = useState(address ?? '');
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // Before the next key, so that it doesn't change the text.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  // Only now the form is in its place.
  useEffect(() => input.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <form
      class="rich-text-link"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return address === null ? onCancel() : onSet('');
        if (typed.trim() === address) return onCancel();
        const found = typedAddress(typed);
        if (found !== null) return onSet(found);
        setRefused(true);
        input.current?.focus();
      }}
      onKeyDown={outsideComposition((event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      })}
    >
      <input
        class="input"
        type="text"
        inputMode="url"
        dir="ltr"
        aria-label={t('richText.linkAddress')}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
        ref={input}
      />
      <button type="submit">{t('richText.setLink')}</button>
      {address !== null && (
        <button type="button" onClick={() => onSet('')}>
          {t('richText.removeLink')}
        </button>
      )}
      <p class="field-problem" role="alert" id={id}>
        {isRefused && (
          <>
            <Icon name="alert" />
            <span>{t('richText.badAddress')}</span>
          </>
        )}
      </p>
    </form>
  );
}
