import { useEffect, useRef } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { openHistory } from '../../../lib/history/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { TOUR_ARTICLE_ID } from '../../../lib/sample-world/index.ts';
import {
  closeTour,
  readTour,
  TOUR_STEPS,
  type Tour as TourState,
  type TourStep,
  tickTour,
  watchTour,
} from '../../../lib/stored-state/index.ts';
import { countKinds, filterItems, useReviewResults } from '../../review/results.ts';
import { Icon, IconButton, useWatched } from '../../ui/index.ts';
import type { Route } from '../navigation/route.ts';
import './tour.css';

const tick = (step: TourStep) => void tickTour(step).catch(reportAs('tour.tick'));
const close = () => void closeTour().catch(reportAs('tour.close'));

/** Where a step begins. */
const routeOf = (step: TourStep, worldId: WorldId): Route => {
  if (step === 'read') return { view: 'entry', worldId, ref: { kind: 'article', id: TOUR_ARTICLE_ID } };
  return { view: 'review', worldId, tab: step === 'link' ? 'mentions' : 'all' };
};

const TEXTS = {
  read: { name: 'tour.read', how: 'tour.readHow' },
  decide: { name: 'tour.decide', how: 'tour.decideHow' },
  link: { name: 'tour.link', how: 'tour.linkHow' },
} as const;

/** Whether a change that set links was undone. */
async function isLinkUndone(worldId: WorldId): Promise<boolean> {
  const changes = await openHistory().changes({ worldId, limit: 50 });
  return changes.some(({ cause, undoneBy }) => cause === 'links' && undoneBy !== null);
}

/** Ticks each step once the person has done it, wherever in the panel. */
function useTicks(worldId: WorldId, route: Route, { done, isClosed }: TourState): void {
  const results = useReviewResults(worldId);
  const before = useRef<{ texts: number; findings: number } | null>(null);
  const ref = route.view === 'entry' ? route.ref : null;
  useEffect(() => {
    if (isClosed || !results || !ref || done.includes('read')) return;
    if (filterItems(results.items, { kind: null, of: ref, typed: '' }).length > 0) tick('read');
  }, [isClosed, results, ref?.id, done]);
  useEffect(() => {
    if (!results || results.texts.read < results.texts.total) return;
    const now = { texts: results.texts.total, findings: countKinds(results.items).findings };
    const isFewer = before.current?.texts === now.texts && now.findings < before.current.findings;
    before.current = now;
    if (isFewer && !isClosed) tick('decide');
  }, [isClosed, results]);
  const waits = !isClosed && !done.includes('link');
  useEffect(() => {
    if (!waits) return;
    const look = () =>
      void isLinkUndone(worldId).then((isUndone) => isUndone && tick('link'), reportAs('tour.readHistory'));
    look();
    return openHistory().subscribe(look);
  }, [waits, worldId]);
}

interface TourProps {
  worldId: WorldId;
  route: Route;
  go: (route: Route) => void;
}

/** How the tour stood last. */
let latest: TourState | undefined;

/** The tour, once it is known how it stands: so it appears with the first content, and nothing moves. */
export async function loadTour() {
  latest = await readTour();
  return Tour;
}

/**
 * Three things to try in the sample world. The home screen lists them; where a step is done, one line says what it is. It
 * covers nothing, and stays closed once it was closed.
 */
export function Tour(props: TourProps) {
  latest = useWatched(readTour, watchTour) ?? latest;
  return latest ? <Steps {...props} tour={latest} /> : null;
}

function Steps(props: TourProps & { tour: TourState }) {
  const { worldId, route, go, tour } = props;
  useTicks(worldId, route, tour);
  const isHome = route.view === 'home' && route.typed === '';
  const isAtStep = route.view === 'entry' || route.view === 'review';
  if (tour.isClosed || !(isHome || isAtStep)) return null;
  const current = TOUR_STEPS.find((step) => !tour.done.includes(step)) ?? null;
  return (
    <section class="tour" aria-label={t('tour.title')}>
      <div class="tour-words">
        {isHome && <h2>{t('tour.title')}</h2>}
        <ol class="tour-steps">
          {TOUR_STEPS.map(
            (step, at) =>
              (isHome || step === current) && (
                <li key={step} value={at + 1} data-done={tour.done.includes(step) || undefined}>
                  <span class="tour-mark" aria-hidden="true">
                    {tour.done.includes(step) ? <Icon name="check" /> : at + 1}
                  </span>
                  <span>
                    {step === current && isHome ? (
                      <button type="button" class="tour-go" onClick={() => go(routeOf(step, worldId))}>
                        {t(TEXTS[step].name)}
                      </button>
                    ) : (
                      <span class="tour-name">{t(TEXTS[step].name)}</span>
                    )}
                    {tour.done.includes(step) && <span class="visually-hidden"> {t('tour.done')}</span>}
                    {step === current && <span class="tour-how small soft">{t(TEXTS[step].how)}</span>}
                  </span>
                </li>
              ),
          )}
        </ol>
        {current === null && <p class="small soft">{t('tour.finished')}</p>}
      </div>
      <IconButton icon="close" size="small" label={t('tour.close')} onClick={close} />
    </section>
  );
}
