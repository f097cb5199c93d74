import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { addressArgument, safeAddress } from '../../lib/markup/index.ts';

/** Asks for the address of a link. An address without a scheme gets `https://`. */
export function LinkForm(props: { onSet: (argument: string) => void; onCancel: () => void }) {
  const [address, setAddress] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const trimmed = address.trim();
  const found =
    safeAddress(trimmed) ?? (/^[\w-]+(?:\.[\w-]+)+/.test(trimmed) ? safeAddress(`https://${trimmed}`) : null);
  return (
    <form
      class="rich-text-link"
      onSubmit={(event) => {
        event.preventDefault();
        if (found) props.onSet(addressArgument(found));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        props.onCancel();
      }}
    >
      <input
        class="input"
        type="text"
        inputMode="url"
        dir="ltr"
        aria-label={t('richText.linkAddress')}
        value={address}
        onInput={(event) => setAddress(event.currentTarget.value)}
        ref={input}
      />
      <button type="submit" disabled={!found}>
        {t('richText.setLink')}
      </button>
    </form>
  );
}
