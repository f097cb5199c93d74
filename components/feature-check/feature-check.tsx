import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import {
  type FeatureSearch,
  featuresOff,
  mostQuestions,
  pageFeatureName,
  readPagesOff,
  searchFor,
  type Verdict,
  verdictOf,
  withAnswer,
  withoutLastAnswer,
  writeFeatureSearch,
} from '../../lib/page-features/index.ts';
import { changeSettings } from '../../lib/settings/index.ts';
import { CopyDiagnostics } from '../diagnostics/index.ts';
import { Button, Notice, useKeptFocus } from '../ui/index.ts';
import { pageToCheck, reloadPage, titleOfTab } from './checked-page.ts';
import { useFeatureSearch } from './use-feature-search.ts';
import './feature-check.css';

type Run = (work: () => Promise<unknown>) => void;

/** Starts the search for a faulty feature, asks its questions and shows the result. */
export function FeatureCheck() {
  const search = useFeatureSearch();
  return search === undefined ? null : <Check search={search} />;
}

function Check({ search }: { search: FeatureSearch | null }) {
  const [hint, setHint] = useState<'allOff' | 'failed' | null>(null);
  const run: Run = (work) => {
    setHint(null);
    work().catch(() => setHint('failed'));
  };
  // Some buttons go once they are pressed.
  const place = useKeptFocus<HTMLElement>(search);
  const start = async () => {
    const next = searchFor(await readPagesOff(), Date.now(), await pageToCheck());
    if (next) await writeFeatureSearch(next);
    else setHint('allOff');
  };
  const verdict = search && verdictOf(search);
  return (
    <section class="feature-check" aria-label={t('featureCheck.title')} ref={place} tabIndex={-1}>
      {!search && (
        <div>
          <Button onClick={() => run(start)}>{t('featureCheck.start')}</Button>
        </div>
      )}
      {search && !verdict && <Question search={search} run={run} />}
      {verdict && <Result verdict={verdict} run={run} />}
      {hint && <Notice tone={hint === 'failed' ? 'danger' : 'plain'}>{t(`featureCheck.${hint}`)}</Notice>}
    </section>
  );
}

function Question({ search, run }: { search: FeatureSearch; run: Run }) {
  const asked = search.answers.length;
  const answer = (isStillThere: boolean) =>
    run(() => writeFeatureSearch(withAnswer(search, isStillThere, Date.now())));
  return (
    <>
      <p class="small soft" role="status">
        {t('featureCheck.progress', { number: asked + 1, most: mostQuestions(search) })}
      </p>
      <p>{t(featuresOff(search).includes('all') ? 'featureCheck.allAreOff' : 'featureCheck.someAreOff')}</p>
      {search.tabId !== null && <Reload tabId={search.tabId} run={run} />}
      <p class="feature-question">{t('featureCheck.isStillThere')}</p>
      <div class="feature-answers">
        <Button onClick={() => answer(true)}>{t('featureCheck.isThere')}</Button>
        <Button onClick={() => answer(false)}>{t('featureCheck.isGone')}</Button>
        {asked > 0 && (
          <Button
            tone="quiet"
            onClick={() => run(() => writeFeatureSearch(withoutLastAnswer(search, Date.now())))}
          >
            {t('featureCheck.back')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => run(() => writeFeatureSearch(null))}>
          {t('featureCheck.stop')}
        </Button>
      </div>
    </>
  );
}

function Reload({ tabId, run }: { tabId: number; run: Run }) {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    void titleOfTab(tabId).then(setTitle);
  }, [tabId]);
  if (title === null) return null;
  return (
    <div class="feature-page">
      <Button icon="refresh" onClick={() => run(() => reloadPage(tabId))}>
        {t('featureCheck.reload')}
      </Button>
      <span class="small soft" dir="auto" data-private>
        {title}
      </span>
    </div>
  );
}

function Result({ verdict, run }: { verdict: Verdict; run: Run }) {
  const close = () => writeFeatureSearch(null);
  const switchOff = (id: string) => async () => {
    await changeSettings((all) => ({ ...all, pagesOff: [...new Set([...all.pagesOff, id])] }));
    await close();
  };
  const isOurs = verdict.kind !== 'elsewhere';
  return (
    <>
      <div role="status">
        <p class="feature-question">
          {verdict.kind === 'elsewhere' && t('featureCheck.elsewhere')}
          {verdict.kind === 'base' && t('featureCheck.base')}
          {verdict.kind === 'feature' && t('featureCheck.found', { feature: pageFeatureName(verdict.id) })}
        </p>
        <p>{t(isOurs ? 'featureCheck.foundHint' : 'featureCheck.elsewhereHint')}</p>
      </div>
      <div class="feature-answers">
        {isOurs && (
          <Button onClick={() => run(switchOff(verdict.kind === 'base' ? 'all' : verdict.id))}>
            {t(verdict.kind === 'base' ? 'featureCheck.switchAllOff' : 'featureCheck.switchOff')}
          </Button>
        )}
        {isOurs && <CopyDiagnostics />}
        <Button tone="quiet" onClick={() => run(close)}>
          {t(isOurs ? 'featureCheck.leaveOn' : 'featureCheck.done')}
        </Button>
      </div>
    </>
  );
}
