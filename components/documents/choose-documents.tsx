import { useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, useFileDrop } from '../ui/index.ts';
import { type ChosenFile, filesOf, filesOfDrop } from './chosen-files.ts';

/** The choice of files or a folder. */
export function ChooseDocuments({ onFiles }: { onFiles: (files: Promise<ChosenFile[]>) => void }) {
  const zone = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const drag = useFileDrop(zone, (_file, transfer) => onFiles(filesOfDrop(transfer)));
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const chosen = filesOf(currentTarget.files);
    // The same files can be chosen again.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(Promise.resolve(chosen));
  };
  const hidden = { type: 'file', class: 'visually-hidden', tabIndex: -1, 'aria-hidden': 'true' } as const;
  return (
    <div class="import-zone" ref={zone} data-drag={drag}>
      <Icon name="archive" />
      <p>{t('documents.drop')}</p>
      <input ref={files} multiple {...hidden} onChange={take} />
      <input
        ref={(input) => {
          folder.current = input;
          input?.toggleAttribute('webkitdirectory', true);
        }}
        {...hidden}
        onChange={take}
      />
      <div class="document-ways wrap gap-2">
        <Button tone="primary" onClick={() => files.current?.click()}>
          {t('documents.chooseFiles')}
        </Button>
        <Button onClick={() => folder.current?.click()}>{t('documents.chooseFolder')}</Button>
      </div>
      <p class="small soft">{t('documents.formats')}</p>
    </div>
  );
}
