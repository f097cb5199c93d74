import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { Button, navigateToolbar, Trans } from '../../components/ui/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { ProblemError, unwrap } from '../../lib/model/index.ts';
import type { PageCommand, PageEntry, PageView, ShownAction } from '../../lib/worldpage/index.ts';
import {
  closePalette,
  matchesName,
  type Offer,
  type Opener,
  showInPanel,
  toTab,
  useOffer,
} from './target.ts';

const NOT_COPIED = new ProblemError({ kind: 'notCopied', sentence: message('palette.notCopied') });

/** Names what new articles will be in. The menu on the page only knows the names that the page shows. */
function labelIn({ id, group, name, label }: ShownAction, { kind, title, category }: PageEntry): string {
  const above = kind === 'category' ? title : category?.title;
  if (id === 'new-here' && above) return t('worldPage.newIn', { category: above });
  if (id === 'new-child' && title) return t('worldPage.newUnder', { title });
  return group === 'make' ? name : label;
}

/**
 * The actions for the entry of the page that the palette was opened over, the same as in the page's own bar. Typed text
 * filters them.
 */
export function PageActions(props: {
  typed: string;
  opener: Opener | null;
  toolbarRef: RefObject<HTMLDivElement | null>;
  run: (work: () => Promise<void>) => void;
  onStatus: (sentence: string) => void;
  onOffer: Offer;
}) {
  const { opener } = props;
  const [view, setView] = useState<PageView | null>(null);
  useEffect(() => {
    if (!opener) return;
    request('page.ofTab', { tabId: opener.tabId }).then(unwrap).then(setView, reportAs('palette.readPage'));
  }, [opener]);
  const resource = view?.entry;
  const actions = !resource
    ? []
    : view.actions
        .map((action) => ({ ...action, label: labelIn(action, resource) }))
        .filter(({ name, label }) => matchesName(props.typed, name, label));
  useOffer(
    props.onOffer,
    actions.map(({ label }) => label),
  );
  if (!opener || !resource || actions.length === 0) return null;
  const title = resource.title || t('common.untitled');

  const act = async ({ id, kind, text }: ShownAction) => {
    if (kind === 'copy') {
      await navigator.clipboard.writeText(text ?? '').catch(() => Promise.reject(NOT_COPIED));
      props.onStatus(t(id === 'mention' ? 'worldPage.copiedMention' : 'palette.copiedEmbed', { title }));
      return;
    }
    if (kind === 'panel') {
      return showInPanel(async (windowId) =>
        unwrap(await request('page.show', { tabId: opener.tabId, action: id, windowId })),
      );
    }
    const order: PageCommand = { worldPage: 'act', action: id };
    await toTab(opener.tabId);
    await browser.tabs.sendMessage(opener.tabId, order, { frameId: 0 });
    await closePalette();
  };
  return (
    <section class="palette-page" aria-label={t('common.onThisPage', { title })}>
      <h2 dir="auto">
        <Trans id="palette.onThisPage" values={{ title, strong: (chunks) => <strong>{chunks}</strong> }} />
      </h2>
      <div role="toolbar" aria-label={t('common.actions')} ref={props.toolbarRef} onKeyDown={navigateToolbar}>
        {actions.map((action, index) => (
          <Button
            key={action.id}
            tabIndex={index === 0 ? 0 : -1}
            size="small"
            tone="quiet"
            title={action.name}
            {...(action.id === 'pin' && { 'aria-pressed': action.value !== null })}
            onClick={() => props.run(() => act(action))}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
