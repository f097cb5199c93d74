import { useEffect, useState } from 'preact/hooks';
import { fieldLabel } from '../../components/history/index.ts';
import { useAsyncAction } from '../../components/search/index.ts';
import { announce, Button, Notice } from '../../components/ui/index.ts';
import { TextComparison } from '../../components/versions/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { JournalItem, JournalText } from '../../lib/model/index.ts';
import { WideSetting } from './setting.tsx';

/** The text that an editor's page asks to compare, by the address. */
const askedFor = (): string | null => {
  const [, id] = /^#kept=(.+)$/.exec(location.hash) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
};

/** What was typed in World Anvil's editors and is kept, each compared with what World Anvil had. */
export function KeptTexts() {
  const [items, setItems] = useState<JournalItem[] | 'failed' | null>(null);
  const [errorMessage, run] = useAsyncAction();
  const read = () =>
    void request('journal.list', {}).then((reply) => setItems(reply.ok ? reply.value : 'failed'));
  useEffect(read, []);
  const remove = (id: string | null) =>
    run(async () => {
      const reply = await request('journal.delete', { id });
      read();
      return reply;
    });
  const isEmpty = items !== null && items !== 'failed' && items.length === 0;
  return (
    <WideSetting
      name={t('options.keptTexts')}
      hint={t(isEmpty ? 'options.keptTextsNone' : 'options.keptTextsHint')}
    >
      {items === 'failed' && <Notice tone="danger">{t('options.keptUnreadable')}</Notice>}
      {Array.isArray(items) && items.length > 0 && (
        <ul class="kept-texts column">
          {items.map((item) => (
            <KeptText key={item.id} item={item} onDelete={() => remove(item.id)} />
          ))}
        </ul>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {items !== null && !isEmpty && (
        <div>
          <Button tone="danger" onClick={() => remove(null)}>
            {t('options.deleteKept')}
          </Button>
        </div>
      )}
    </WideSetting>
  );
}

function KeptText({ item, onDelete }: { item: JournalItem; onDelete: () => void }) {
  const [isAsked] = useState(() => askedFor() === item.id);
  const [text, setText] = useState<JournalText | null>(null);
  const open = () =>
    void request('journal.read', { id: item.id }).then((reply) => setText(reply.ok ? reply.value : null));
  const [errorMessage, run] = useAsyncAction();
  const copy = async () => {
    await navigator.clipboard.writeText(text?.text ?? '');
    announce(t('worldPage.copiedText'));
  };
  const title = item.title ?? t('options.keptTextNew');
  return (
    <li>
      <details
        open={isAsked}
        ref={(element) => void (isAsked && !text && element?.scrollIntoView({ block: 'center' }))}
        onToggle={(event) => event.currentTarget.open && !text && open()}
      >
        <summary>
          <bdi>{t('common.titleAndField', { title, field: fieldLabel(item.field) })}</bdi>{' '}
          <time class="small soft">
            {formatDate(new Date(item.at), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </summary>
        {text && (
          <div class="column gap-3">
            <TextComparison
              label={t('options.keptTextCompared')}
              before={text.before}
              after={text.text}
              onPutBack={null}
            />
            {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
            <div class="wrap gap-1-2">
              <Button size="small" onClick={() => run(copy)}>
                {t('worldPage.copyText')}
              </Button>
              <Button size="small" tone="quiet" onClick={onDelete}>
                {t('common.delete')}
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}
