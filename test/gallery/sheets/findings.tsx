import { ChecksDialog } from '../../../components/findings/checks-dialog.tsx';
import { FoundView, type FoundViewProps } from '../../../components/findings/found-view.tsx';
import '../../../components/findings/findings.css';
import { TaskProgress } from '../../../components/ui/index.ts';
import type { Checked } from '../../../lib/checks/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { FINDINGS, MANY, sampleIndex } from '../sample/findings.ts';
import { storeWorld } from '../sample/world.ts';
import type { SheetMaker } from '../story.ts';

const CHECKED: Checked = { entries: 1_240, read: 1_204, dates: 318 };
const NOTHING: ReadonlySet<string> = new Set();

async function stage(): Promise<(change: Partial<FoundViewProps>) => preact.JSX.Element> {
  await storeWorld();
  const worldIndex = await sampleIndex();
  return (change) => (
    <div class="findings column gap-3">
      <FoundView
        worldIndex={worldIndex}
        findings={FINDINGS}
        checked={CHECKED}
        isCurrent
        decisions={{ intended: NOTHING, off: NOTHING }}
        open={() => {}}
        onCheckAgain={() => {}}
        {...change}
      />
    </div>
  );
}

export const findingSheets: Record<'few' | 'states' | 'many' | 'checks', SheetMaker> = {
  async few() {
    const show = await stage();
    return { stories: [{ name: 'A few findings', show: () => show({}) }] };
  },
  async states() {
    const show = await stage();
    const [first, second] = FINDINGS;
    const intended = new Set([first, second].flatMap((one) => one?.key ?? []));
    const worldIndex = await sampleIndex();
    const { copy } = worldIndex;
    const syncing = {
      ...worldIndex,
      copy: copy && { ...copy, syncedAt: null, progress: { done: 300, total: 1_240 } },
    };
    return {
      stories: [
        {
          name: 'Under way',
          show: () => (
            <div class="findings column gap-3">
              <TaskProgress
                label={t('findings.checking')}
                detail={t('common.countOf', { done: 512, total: 1_240 })}
                done={512}
                total={1_240}
                stop={t('common.stop')}
                onStop={() => {}}
              />
            </div>
          ),
        },
        { name: 'Nothing found', show: () => show({ findings: [] }) },
        { name: 'Two are intended', show: () => show({ decisions: { intended, off: NOTHING } }) },
        {
          name: 'Nothing found so far, while the world syncs',
          show: () => show({ findings: [], worldIndex: syncing }),
        },
        { name: 'An empty world', show: () => show({ findings: [], checked: { ...CHECKED, entries: 0 } }) },
      ],
    };
  },
  async many() {
    const show = await stage();
    return { stories: [{ name: 'Thousands', show: () => show({ findings: MANY }) }] };
  },
  checks: () => ({
    fill: true,
    stories: [
      {
        name: 'All checks',
        show: () => (
          <ChecksDialog
            off={new Set(['deathBeforeBirth'])}
            counts={new Map([['deathBeforeBirth', 3]])}
            onSwitch={() => {}}
            onClose={() => {}}
          />
        ),
      },
    ],
  }),
};
