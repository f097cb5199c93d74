import { useEffect, useMemo, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import { sampleEntry, usePanelOpener } from '../local-worlds/index.ts';
import { Notice, useModule } from '../ui/index.ts';
import { DraftNotices } from './draft-notices.tsx';
import { DraftStrip } from './draft-strip.tsx';
import { CaptureForm } from './form/capture-form.tsx';
import type { FormPart } from './form/form.ts';
import {
  catchEarlyTyping,
  dropEarlyTyping,
  markupIsShown,
  moreIsOpen,
  rememberMarkup,
  rememberMore,
  useFormFocus,
} from './form/form.ts';
import { useSuggestion, useWorld } from './form/use-world.ts';
import { useCommands } from './keys.ts';
import { OutboxButton, PanelButton } from './outbox-button.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { canSendTo, useActions } from './save/use-actions.ts';
import { useSave } from './save/use-save.ts';
import { withDefaultWorld, worldFor } from './start/initial-draft.ts';
import { useCapture } from './start/use-capture.ts';
import type { Safety } from './store/draft-store-state.ts';
import { useByHand, useDraftStore, useDraftStoreState } from './store/use-draft-store.ts';
import { usePreferences, useRemembered } from './use-preferences.ts';
import './capture.css';
import './save/receipt.css';

const STATUS = {
  saved: 'capture.saved',
  saving: 'common.saving',
  unsaved: 'capture.notSaved',
} as const satisfies Record<Safety, MessageId>;

catchEarlyTyping();

/** The popup: captures the page and edits the drafts. */
export function CaptureScreen() {
  const { draftStore, trouble } = useDraftStore();
  const state = useDraftStoreState(draftStore);
  const preferences = usePreferences();
  const { connection, available, pause = null, accountId = null, slowdown = null } = preferences ?? {};
  const draft = useMemo(() => withDefaultWorld(state.draft, available), [state.draft, available]);
  const { outcome: captureOutcome, keepBoth } = useCapture(draftStore, preferences, draft?.id ?? null);
  // Without a draft: where the next one would go.
  const worldId = draft ? draft.text.worldId : available && worldFor(available);
  const draftWorld = available?.worlds.find(({ id }) => id === worldId);
  const canSend = canSendTo(draftWorld, connection);
  const actions = useActions(draftStore, draft, preferences, canSend);
  const world = useWorld(draft?.text.worldId ?? null);
  const suggested = useSuggestion(draft);
  const [view, setView] = useState<'draft' | 'outbox'>('draft');
  const [markup, showMarkup] = useRemembered(markupIsShown, rememberMarkup);
  const [more, fold] = useRemembered(moreIsOpen, rememberMore);
  const [keys, setKeys] = useState(false);
  const outbox = useModule(view === 'outbox', () => import('../outbox/index.ts'));
  const receipt = useModule(draft !== null, () => import('./save/receipt.tsx'));
  const share = useModule(true, () => import('./screen-share.ts'));
  const hand = useModule(draft !== null, () => import('../by-hand/index.ts'));
  const { byHand, insert } = useByHand(hand, draftStore);
  const keyHelp = useModule(keys, () => import('./key-help.tsx'));
  const editing = draft?.delivery.state === 'editing';
  const writing = view === 'draft' && editing;
  const openPanel = usePanelOpener();
  const formFocus = useFormFocus({
    draft: writing && preferences ? draft : null,
    formId: state.formId,
    unfold: () => fold(true),
  });
  // There is nothing to type into.
  useEffect(() => {
    if (captureOutcome.kind === 'nothing' && !draft) dropEarlyTyping();
  }, [captureOutcome.kind]);

  const hasMore = writing && draft?.text.target.kind === 'new';
  const show = (id: string) => {
    setView('draft');
    draftStore?.show(id);
  };
  const startEmpty = () => {
    setView('draft');
    actions.startEmpty();
  };
  const toggleOutbox = () => setView(view === 'outbox' ? 'draft' : 'outbox');
  const save = useSave({
    draft: writing ? draft : null,
    formId: state.formId,
    canSend,
    submit: actions.save,
    focus: formFocus.focus,
  });
  const publish = useModule(save.confirming !== null, () => import('./save/publish-dialog.tsx'));

  const instead = captureOutcome.kind === 'reopened' ? captureOutcome.instead : null;
  const canUndo = draft?.delivery.state === 'queued' && draft.delivery.undoUntil !== null;
  useCommands({
    draft(at) {
      const wanted = state.drafts[at];
      if (wanted) show(wanted.id);
    },
    undo: canUndo ? () => void actions.afterwards('undo') : null,
    insert: draft && (() => insert(draft)),
    save: () => void (writing && save.save()),
    markup: () => showMarkup(!markup),
    new: startEmpty,
    page: instead && writing && instead.draftId === state.formId ? () => void instead.capturePage() : null,
    outbox: toggleOutbox,
    more: hasMore ? () => fold(!more) : null,
    keys: () => setKeys(true),
  });

  const form: FormPart | null = draft &&
    draftStore && {
      text: draft.text,
      change: (change) => draftStore.type(change),
      changeFields: (change) => draftStore.type({ fields: { ...draft.text.fields, ...change } }),
      problemOf: (field) => {
        const found = save.problems.find((problem) => problem.field === field);
        return found ? t(found.sentence) : null;
      },
    };
  const failed = state.trouble ?? trouble;

  return (
    <div class="capture">
      <header class="capture-head">
        <h1 class="visually-hidden">{t('capture.heading')}</h1>
        <DraftStrip
          drafts={state.drafts}
          active={view === 'draft' ? (draft?.id ?? null) : null}
          onShow={show}
          onNew={startEmpty}
        />
        <OutboxButton
          drafts={state.all ?? []}
          pause={pause}
          isConnected={connection?.state !== 'none'}
          accountId={accountId}
          shown={view === 'outbox'}
          onToggle={toggleOutbox}
        />
        <PanelButton worldId={worldId ?? null} />
      </header>
      <main class="capture-main" ref={formFocus.root} onFocusIn={formFocus.onFocusIn}>
        {share && <share.ScreenShareBar />}
        {failed && <Notice tone="danger">{t(failed)}</Notice>}
        {view === 'outbox' && outbox && <outbox.OutboxList onEdit={show} takeFocus />}
        <DraftNotices
          isShown={view === 'draft'}
          state={state}
          preferences={preferences}
          source={draftWorld?.source ?? null}
          outcome={captureOutcome}
          onKeepBoth={
            keepBoth &&
            (() => {
              keepBoth();
              formFocus.focus('title');
            })
          }
          isWriting={writing}
          wasSaved={save.wasUnconnected}
          onInsert={draft ? () => insert(draft) : null}
          onNew={startEmpty}
        >
          {hand && byHand && <hand.ByHandNotice byHand={byHand} />}
        </DraftNotices>
        <div
          class="capture-panel"
          id="draft"
          role="tabpanel"
          aria-label={draft ? undefined : t('outbox.draft')}
          aria-labelledby={draft && view === 'draft' ? `draft-${draft.id}` : undefined}
          hidden={view !== 'draft'}
        >
          {draft && form && preferences && editing && (
            <CaptureForm
              key={state.formId}
              draft={draft}
              form={form}
              preferences={preferences}
              world={world}
              suggested={suggested}
              markup={markup}
              onMarkup={showMarkup}
              more={more}
            />
          )}
          {draft && !editing && receipt && (
            <receipt.Receipt
              draft={draft}
              world={draftWorld}
              pause={pause}
              isConnected={canSend}
              accountId={accountId}
              slowdown={slowdown}
              onAction={(action) => {
                const saved = action === 'open' ? sampleEntry(draft) : null;
                if (saved) detach(openPanel(saved), 'capture.openPanel');
                else void actions.afterwards(action);
              }}
              onNew={startEmpty}
            />
          )}
        </div>
      </main>
      <SaveBar
        status={writing && draft.touched ? t(STATUS[state.safety]) : ''}
        save={
          writing && connection
            ? {
                label: draft.text.target.kind === 'append' ? t('common.add') : t('common.save'),
                busy: actions.busy,
                outcome: {
                  text: draft.text,
                  isConnected: canSend,
                  world: draftWorld?.title ?? null,
                },
              }
            : null
        }
        menu={
          hand && byHand && draft && view === 'draft' ? (
            <hand.DraftMenu draft={draft} onAction={(action) => void byHand.run(action, draft)} />
          ) : null
        }
        more={hasMore ? more : null}
        onMore={fold}
        onSave={() => void save.save()}
        onDiscard={() => void actions.discard()}
        onKeys={() => setKeys(true)}
      />
      {hand && <hand.ToastStack />}
      {save.confirming && publish && draft && (
        <publish.PublishDialog
          title={draft.text.title}
          visibility={save.confirming}
          onClose={save.cancel}
          onConfirm={() => void save.confirm()}
        />
      )}
      {keys && keyHelp && <keyHelp.KeyHelp onClose={() => setKeys(false)} />}
    </div>
  );
}
