import { announce, Button, useWatched } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { formatBytes, t } from '../../lib/i18n/index.ts';
import { fitImages, readImageUsage, removeAllImages, watchImages } from '../../lib/images/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { changeSetting } from './change-setting.ts';
import { Choice } from './choice.tsx';
import { Setting } from './setting.tsx';

const MEGABYTES = [0, 50, 200, 500, 1000, 5000];
const MB = 1_000_000;

/** How much space stored images may take, and how much they do. */
export function ImageSection({ settings }: { settings: Settings }) {
  const usage = useWatched(readImageUsage, watchImages);
  const budget = settings.imageMegabytes * MB;
  const remove = () =>
    detach(
      removeAllImages().then(() => announce(t('image.storedRemoved'))),
      'image.removeAll',
    );
  return (
    <>
      <Choice
        label={t('options.imageSpace')}
        hint={t('image.offlineHint')}
        value={String(settings.imageMegabytes)}
        options={MEGABYTES.map((count) => ({ value: String(count), label: formatBytes(count * MB) }))}
        onChange={(megabytes) => {
          detach(fitImages(Number(megabytes) * MB), 'image.fit');
          return changeSetting({ imageMegabytes: Number(megabytes) });
        }}
      />
      <Setting
        name={t('image.offlineImages')}
        {...(usage && {
          hint: t('image.offlineSize', { used: formatBytes(usage.bytes), budget: formatBytes(budget) }),
        })}
      >
        {(ids) => (
          // The setting's name alone wouldn't say what it does.
          <Button
            {...ids}
            aria-label={t('image.removeStored')}
            disabled={!usage || usage.count === 0}
            onClick={remove}
          >
            {t('image.removeStored')}
          </Button>
        )}
      </Setting>
    </>
  );
}
