import { useId } from 'preact/hooks';
import { message, t, textComparer } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import { failed, ok, type WorldId } from '../../lib/model/index.ts';
import {
  DICTIONARY_FORMS,
  type DictionaryForm,
  dictionaryFile,
  dictionaryWords,
} from '../../lib/rename/index.ts';
import { download } from '../outbox/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { showStatus, useAsyncAction } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';

/** The names of a world for the spelling checkers of other programs: a file of a form that they read, or a list to copy. */
export function SpellingDictionary({ worldId, title }: { worldId: WorldId; title: string }) {
  const [errorMessage, run] = useAsyncAction();
  const { isCovered } = useScreenShare();
  const id = useId();
  const take = (how: DictionaryForm | 'copy') =>
    run(async () => {
      const searcher = await (await openLibrary()).searcher(worldId);
      const words = dictionaryWords(searcher.hits(), isCovered, textComparer());
      if (words.length === 0) return failed({ kind: 'noNames', sentence: message('dictionary.none') });
      if (how === 'copy') await navigator.clipboard.writeText(words.join('\n'));
      else {
        const { ending, content } = dictionaryFile(words, how);
        // What systems don't allow in the names of files.
        download(`${title.replace(/[\p{Cc}/\\:*?"<>|]/gu, '-').trim() || 'names'}.${ending}`, content);
      }
      showStatus(t(how === 'copy' ? 'dictionary.copied' : 'dictionary.saved', { count: words.length }));
      return ok(null);
    });
  return (
    <section class="detail-section column gap-2" aria-labelledby={id}>
      <h2 id={id}>{t('dictionary.title')}</h2>
      <p class="soft">{t(isCovered ? 'dictionary.hintCovered' : 'dictionary.hint')}</p>
      <div class="wrap gap-1-2">
        <Button icon="copy" onClick={() => take('copy')}>
          {t('findings.copyList')}
        </Button>
        {DICTIONARY_FORMS.map((form) => (
          <Button key={form} icon="download" onClick={() => take(form)}>
            {t('dictionary.save', { form })}
          </Button>
        ))}
      </div>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </section>
  );
}
