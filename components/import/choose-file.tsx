import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, Trans, useFileDrop } from '../ui/index.ts';
import { FindPage } from './find-page.tsx';

/** How to get an export, and the choice of its file. */
export function ChooseFile(props: {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onFile: (file: File) => void;
}) {
  const { buttonRef, onFile } = props;
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const drag = useFileDrop(zone, onFile);
  return (
    <>
      <ol class="import-steps">
        <li>
          <Trans id="import.openPage" values={{ address: (text) => <code>{text}</code> }} />
          <FindPage />
        </li>
        <li>{t('import.readThere')}</li>
      </ol>
      <div class="import-zone" ref={zone} data-drag={drag}>
        <Icon name="article" />
        <p>{t('import.dropHere')}</p>
        <input
          ref={input}
          type="file"
          accept=".html,.htm,.mhtml,.mht,.zip,text/html,application/zip"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file can be chosen again.
            event.currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <Button tone="primary" ref={buttonRef} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
      </div>
      <p class="small soft">{t('import.lacks')}</p>
    </>
  );
}
