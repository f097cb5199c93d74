import { useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
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
  summarizeAudience,
} from './audience.ts';
import type { Reading } from './use-reading.ts';
import { type RevealControls, useReveal } from './use-reveal.ts';

const CHOICES: readonly { value: AudienceChoice; label: string }[] = [
  { value: 'nobody', label: 'Only those who may edit this world' },
  { value: 'groups', label: 'Some groups of readers' },
  { value: 'everybody', label: 'Everybody' },
];

/** Reveals or hides a secret: choose, read what it means, confirm, and undo. */
export function Reveal({ worldId, id, reading }: { worldId: WorldId; id: string; reading: Reading }) {
  const controls = useReveal(worldId, id, reading);
  const connection = useConnection();
  const { at, groups, undo } = controls;
  const isEarlier =
    connection !== undefined && connection.state !== 'none' && connection.version === 'earlier';
  const title = (
    <h2 id="secret-reveal" tabIndex={-1}>
      Reveal or hide
    </h2>
  );
  if (isEarlier)
    return (
      <section class="detail-section" aria-labelledby="secret-reveal">
        {title}
        <p class="soft">
          The version of the API that you are connected to only reads secrets. Change who sees this one on its
          page.
        </p>
      </section>
    );
  const isBusy = at.step === 'opening' || at.step === 'sending';
  return (
    <section class="detail-section" aria-labelledby="secret-reveal">
      {title}
      {undo && at.step !== 'changed' && at.step !== 'failed' && (
        <Notice
          tone={controls.differs ? 'warn' : 'good'}
          actions={
            <Button icon="undo" busy={isBusy} onClick={controls.undoChange}>
              Undo
            </Button>
          }
        >
          {controls.differs
            ? 'The platform took the change, but it does not stand as you wanted it. '
            : 'Changed. '}
          {describeAudience(undo.from.state, undo.from.groupIds, groups)} Before it was{' '}
          {summarizeAudience(undo.to, groups)}. You can go back to that until you leave this secret.
        </Notice>
      )}
      {at.step === 'failed' && (
        <Notice tone="danger" actions={<Button onClick={controls.begin}>Look again</Button>}>
          {say(at.sentence)}
        </Notice>
      )}
      {at.step === 'changed' && (
        <Notice
          tone="warn"
          actions={
            <>
              <Button onClick={controls.close}>Leave it so</Button>
              <Button tone="danger" onClick={() => controls.send(at.to, at.stands)}>
                Change it all the same
              </Button>
            </>
          }
        >
          Somebody else has changed this on the platform meanwhile: it is{' '}
          {summarizeAudience(at.stands, groups)} now. Nothing was overwritten.{' '}
          {describeNewAudience(at.to, groups)}
        </Notice>
      )}
      {(at.step === 'closed' || at.step === 'opening' || at.step === 'sending') && (
        <p>
          <Button busy={isBusy} onClick={controls.begin}>
            {at.step === 'sending' ? 'Changing…' : 'Choose who sees it…'}
          </Button>
        </p>
      )}
      {at.step === 'choosing' && <Choosing before={at.before} controls={controls} />}
      {at.step === 'asking' && (
        <ConfirmDialog
          title={
            at.to.state === 'private' && at.to.groupIds.length === 0
              ? 'Hide this secret?'
              : 'Reveal this secret?'
          }
          confirm={at.to.state === 'private' && at.to.groupIds.length === 0 ? 'Hide it' : 'Reveal it'}
          keep="Leave it as it is"
          onClose={controls.close}
          onConfirm={() => controls.send(at.to, at.before)}
        >
          <p>{describeNewAudience(at.to, groups)}</p>
          {reading.known?.articleId && (
            <p>
              It is attached to an article, where it shows as a tab: whoever can open the article sees that
              there is a secret, and those named here can read it there.
            </p>
          )}
          <p>
            Now it is {summarizeAudience(at.before, groups)}. You can go back to that until you leave this
            secret.
          </p>
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
        <legend>Who is to see it</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={value} class="secret-option">
            <input
              type="radio"
              name="showing"
              checked={choice === value}
              disabled={value === 'groups' && groups.length === 0}
              onChange={() => setChoice(value)}
            />
            <span>{label}</span>
          </label>
        ))}
        {choice === 'groups' && (
          <ul class="secret-groups" aria-label="Groups">
            {groups.map(({ id, title }) => (
              <li key={id}>
                <label class="secret-option">
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={(event) => toggle(id, event.currentTarget.checked)}
                  />
                  <span dir="auto">{title || 'A group without a name'}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {groups.length === 0 && (
          <p class="soft small">{groupTrouble ?? 'This world has no groups of readers.'}</p>
        )}
      </fieldset>
      <div class="secret-actions">
        <Button type="submit" tone="primary" disabled={isUnchanged}>
          Go on…
        </Button>
        <Button tone="quiet" onClick={controls.close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
