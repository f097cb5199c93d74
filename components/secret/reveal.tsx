import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { Audience } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useConnection } from '../connection/index.ts';
import { Button, ConfirmDialog, Notice } from '../ui/index.ts';
import {
  type AudienceChoice,
  audienceFor,
  choiceOf,
  describeAudience,
  describeNewAudience,
  isSame,
  type Reading,
} from './audience.ts';
import { type RevealControls, useReveal } from './use-reveal.ts';

const choices = (): readonly { value: AudienceChoice; label: string }[] => [
  { value: 'nobody', label: t('secret.authorsOnly') },
  { value: 'groups', label: t('secret.chooseGroups') },
  { value: 'everybody', label: t('secret.everyone') },
];

/** Groups with a button of their own. Others are reached by “Change…”. */
const MAX_BUTTONS = 2;

/** Who can see a secret, and how to change that: choose, read what it means, confirm, and undo. */
export function Reveal(props: {
  worldId: WorldId;
  id: string;
  reading: Reading;
  /** As the lists say. */
  state: Audience['state'];
  /** Who can see it now. */
  children: ComponentChildren;
}) {
  const { worldId, id, reading } = props;
  const controls = useReveal(worldId, id, reading);
  const connection = useConnection();
  const { at, groups, undo } = controls;
  const isEarlier =
    connection !== undefined && connection.state !== 'none' && connection.version === 'earlier';
  const title = (
    <h2 id="secret-reveal" tabIndex={-1}>
      {t('secret.audience')}
    </h2>
  );
  if (isEarlier)
    return (
      <section class="detail-section column gap-2" aria-labelledby="secret-reveal">
        {title}
        {props.children}
        <p class="soft">{t('secret.readOnly')}</p>
      </section>
    );
  const described = (audience: Audience) => describeAudience(audience.state, audience.groupIds, groups);
  const isBusy = at.step === 'opening' || at.step === 'sending';
  // Once it was read, those who see it already are left out.
  const seenBy = reading.known?.audience;
  const isPublic = (seenBy ? seenBy.state : props.state) === 'public';
  const canReveal = isPublic
    ? []
    : groups.filter(({ id: group }) => !seenBy?.groupIds.includes(group)).slice(0, MAX_BUTTONS);
  const isChangeable = at.step === 'closed' || isBusy;
  return (
    <section class="detail-section column gap-2" aria-labelledby="secret-reveal">
      {title}
      <div class="secret-audience">
        {props.children}
        {isChangeable && (
          <div class="secret-actions wrap gap-2">
            {canReveal.map(({ id: group, title: name }) => (
              <Button
                key={group}
                size="small"
                icon="eye"
                disabled={isBusy}
                onClick={() => controls.revealTo(group)}
              >
                {t('secret.revealTo', { group: name || t('secret.unnamedGroup') })}
              </Button>
            ))}
            <Button size="small" busy={isBusy} onClick={controls.begin}>
              {at.step === 'sending' ? t('history.changing') : t('secret.change')}
            </Button>
          </div>
        )}
      </div>
      {undo && at.step !== 'changed' && at.step !== 'failed' && (
        <Notice
          tone={controls.differs ? 'warn' : 'good'}
          actions={
            <Button icon="undo" busy={isBusy} onClick={controls.undoChange}>
              {t('common.undo')}
            </Button>
          }
        >
          {controls.differs
            ? t('secret.changedDifferently', { now: described(undo.from), before: described(undo.to) })
            : t('secret.changed', { before: described(undo.to) })}
        </Notice>
      )}
      {at.step === 'failed' && (
        <Notice tone="danger" actions={<Button onClick={controls.begin}>{t('common.tryAgain')}</Button>}>
          {t(at.sentence)}
        </Notice>
      )}
      {at.step === 'changed' && (
        <Notice
          tone="warn"
          actions={
            <>
              <Button onClick={controls.close}>{t('secret.keepAsIs')}</Button>
              <Button tone="danger" onClick={() => controls.send(at.to, at.stands)}>
                {t('secret.changeAnyway')}
              </Button>
            </>
          }
        >
          <p>{t('secret.changedByOther', { now: described(at.stands) })}</p>
          <p>{describeNewAudience(at.to, groups)}</p>
        </Notice>
      )}
      {at.step === 'choosing' && <Choosing before={at.before} controls={controls} />}
      {at.step === 'asking' && (
        <ConfirmDialog
          title={choiceOf(at.to) === 'nobody' ? t('secret.hideTitle') : t('secret.revealTitle')}
          confirm={choiceOf(at.to) === 'nobody' ? t('secret.hideFromReaders') : t('secret.reveal')}
          onClose={controls.close}
          onConfirm={() => controls.send(at.to, at.before)}
        >
          <p>{describeNewAudience(at.to, groups)}</p>
          {reading.known?.articleId && <p>{t('secret.attachedHint')}</p>}
          <p>{t('secret.nowSeenBy', { audience: described(at.before) })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Choosing({ before, controls }: { before: Audience; controls: RevealControls }) {
  const { groups, groupTrouble } = controls;
  const [choice, setChoice] = useState<AudienceChoice>(choiceOf(before));
  const [chosen, setChosen] = useState<readonly string[]>(before.groupIds);
  const to = audienceFor(choice, chosen, before);
  const isUnchanged = isSame(to, before) || (choice === 'groups' && chosen.length === 0);
  const toggle = (id: string, isIn: boolean) =>
    setChosen((now) => (isIn ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <form
      class="secret-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnchanged) controls.choose(to);
      }}
    >
      <fieldset>
        <legend>{t('secret.chooseAudience')}</legend>
        {choices().map(({ value, label }) => (
          <Fragment key={value}>
            <label class="secret-option">
              <input
                type="radio"
                name="showing"
                checked={choice === value}
                disabled={value === 'groups' && groups.length === 0}
                onChange={() => setChoice(value)}
              />
              <span>{label}</span>
            </label>
            {value === 'groups' && choice === 'groups' && (
              <ul class="secret-groups" aria-label={t('secret.groups')}>
                {groups.map(({ id, title }) => (
                  <li key={id}>
                    <label class="secret-option">
                      <input
                        type="checkbox"
                        checked={chosen.includes(id)}
                        onChange={(event) => toggle(id, event.currentTarget.checked)}
                      />
                      <span dir="auto">{title || t('secret.unnamedGroup')}</span>
                    </label>
                  </li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
        {groups.length === 0 && (
          <p class="soft small">{(groupTrouble && t(groupTrouble)) ?? t('secret.noGroups')}</p>
        )}
      </fieldset>
      <div class="secret-actions wrap gap-2">
        <Button type="submit" tone="primary" disabled={isUnchanged}>
          {t('secret.continue')}
        </Button>
        <Button tone="quiet" onClick={controls.close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
