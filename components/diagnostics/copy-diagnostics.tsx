import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, SelectedText } from '../ui/index.ts';
import './diagnostics.css';

type State = { step: 'idle' | 'reading' | 'copied' | 'failed' } | { step: 'byHand'; text: string };

async function readDiagnostics(): Promise<string> {
  const [{ collectFacts }, { diagnosticsText }] = await Promise.all([
    import('./collect-facts.ts'),
    import('./diagnostics-text.ts'),
  ]);
  return diagnosticsText(await collectFacts());
}

/** Copies the diagnostics. If the browser refuses, shows them selected. */
export function CopyDiagnostics() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const copy = async () => {
    setState({ step: 'reading' });
    let text: string;
    try {
      text = await readDiagnostics();
    } catch {
      // The person is told. The error log is part of what couldn’t be read.
      return setState({ step: 'failed' });
    }
    try {
      await navigator.clipboard.writeText(text);
      setState({ step: 'copied' });
    } catch {
      // The browser wants a more recent click, so the person copies by hand.
      setState({ step: 'byHand', text });
    }
  };
  return (
    <div class="diagnostics">
      <Button
        icon="copy"
        title={t('diagnostics.hint')}
        busy={state.step === 'reading'}
        onClick={() => void copy()}
      >
        {t('diagnostics.copy')}
      </Button>
      <span class="small" role="status">
        {state.step === 'copied' && t('diagnostics.copied')}
        {state.step === 'failed' && t('diagnostics.failed')}
        {state.step === 'byHand' && t('diagnostics.copyByHand')}
      </span>
      {state.step === 'byHand' && <SelectedText label={t('diagnostics.diagnostics')} text={state.text} />}
    </div>
  );
}
