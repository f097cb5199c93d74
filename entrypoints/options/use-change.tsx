import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { changeSettings, type Settings } from '../../lib/settings/index.ts';

/** Changes settings at once, and provides a message if the browser can't store them. */
export function useChange(): { change: (part: Partial<Settings>) => void; trouble: ComponentChildren } {
  const [failed, setFailed] = useState(false);
  const change = (part: Partial<Settings>) => {
    setFailed(false);
    changeSettings((settings) => ({ ...settings, ...part })).catch(() => setFailed(true));
  };
  return {
    change,
    trouble: failed && <Notice tone="danger">{t('options.notSaved')}</Notice>,
  };
}
