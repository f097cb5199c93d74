import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type EnterStep, importStore, stopEntering, watchImports } from '../../lib/import/index.ts';
import { templateLabel, type WorldId } from '../../lib/model/index.ts';
import { watchPermissions } from '../../lib/permissions/index.ts';
import { PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';
import { ByHandNotice } from '../by-hand/index.ts';
import { TemplateIcon } from '../template/index.ts';
import { Button, Card, ConfirmDialog, Notice, Tile, useCurrent, useWatched } from '../ui/index.ts';
import { useEntering } from './use-entering.ts';
import './entering.css';

/** A queue beside World Anvil's own pages: each step fills in one article, and its person saves it there. */
export function EnteringView({ worldId }: { worldId: WorldId }) {
  const entering = useEntering(worldId);
  const { step, saved } = entering;
  return (
    <section class="entering column gap-3" aria-label={t('entering.title')}>
      <h1>{t('entering.title')}</h1>
      {step === null && <Notice tone="good">{t('entering.done')}</Notice>}
      {step && (
        <>
          <p class="soft">{t(step.round === 'links' ? 'entering.linksRound' : 'entering.lead')}</p>
          <Progress worldId={worldId} round={step.round} />
          <Access />
          {saved !== null && <Notice tone="good">{t('entering.saved', { title: saved })}</Notice>}
          <Step {...entering} step={step} />
          <ByHandNotice byHand={entering.byHand} />
          <Stop worldId={worldId} />
        </>
      )}
    </section>
  );
}

const STEPS = {
  articles: { done: ['created', 'done', 'update'], left: ['waiting'] },
  links: { done: ['done'], left: ['created', 'update'] },
} as const;

function Progress({ worldId, round }: { worldId: WorldId; round: EnterStep['round'] }) {
  const { done, left } = STEPS[round];
  const counts = useWatched(
    async () => {
      const count = async (steps: readonly (typeof done | typeof left)[number][]): Promise<number> =>
        (await Promise.all(steps.map((step) => importStore.count(worldId, step)))).reduce((a, b) => a + b, 0);
      return { done: await count(done), left: await count(left) };
    },
    (changed) => watchImports((change) => change.worldId === worldId && changed()),
    [worldId, round],
  );
  if (!counts) return null;
  return (
    <div>
      <progress aria-label={t('entering.title')} max={counts.done + counts.left} value={counts.done} />
      <p class="small soft" role="status">
        {t('documents.left', { count: counts.left })}
      </p>
    </div>
  );
}

/** A person's next step is the button that stands out: here, or in what became of filling in. */
function Step(
  props: Pick<ReturnType<typeof useEntering>, 'isGoing' | 'go' | 'leaveOut' | 'byHand'> & { step: EnterStep },
) {
  const { step, isGoing, go, byHand } = props;
  const filled = useCurrent(byHand.state, byHand.subscribe, [byHand]);
  const { draft, category, row, round } = step;
  const template = row.plan?.template ?? row.template;
  return (
    <Card>
      <div class="entering-article beside gap-2" data-private>
        <Tile hue="other" size="small">
          <TemplateIcon code={template} />
        </Tile>
        <p>
          <bdi class="strong">{draft.text.title || t('common.untitled')}</bdi>
          <span class="small soft">
            {[templateLabel(template), ...(category === null ? [] : [category])].join(' · ')}
          </span>
        </p>
      </div>
      <div class="wrap gap-2">
        <Button tone={filled ? 'plain' : 'primary'} icon="edit" busy={isGoing} onClick={go}>
          {t(round === 'links' ? 'entering.fillLinks' : 'entering.fill')}
        </Button>
        <Button tone="quiet" onClick={props.leaveOut}>
          {t('documents.skipIt')}
        </Button>
      </div>
    </Card>
  );
}

const origins = PLATFORM_HOSTS.map((host) => `https://${host}/*`);

/** Filling in and seeing what was saved needs World Anvil's pages. */
function Access() {
  const isAllowed = useWatched(
    () => browser.permissions.contains({ origins }).catch(reportAndUse('entering.access', true)),
    watchPermissions,
  );
  if (isAllowed !== false) return null;
  return (
    <Notice
      actions={
        <Button
          size="small"
          onClick={() => detach(browser.permissions.request({ origins }), 'entering.allowPages')}
        >
          {t('entering.allow')}
        </Button>
      }
    >
      {t('entering.access')}
    </Notice>
  );
}

function Stop({ worldId }: { worldId: WorldId }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
        {t('entering.stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('entering.stopQuestion')}
          confirm={t('entering.stop')}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            stopEntering(importStore, worldId).catch(reportAs('entering.stop'));
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('entering.stopHint')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
