import { useEffect } from 'preact/hooks';
import { FollowBar } from '../../../components/follow/index.ts';
import '../../../components/panel/panel.css';
import { LinkCheck } from '../../../components/editor-integration/index.ts';
import type { WorldIndex } from '../../../components/search/index.ts';
import { showToast, ToastStack } from '../../../components/ui/index.ts';
import { outside } from '../browser.ts';
import { storedIndex, storeWorld } from '../sample/world.ts';
import type { SheetMaker } from '../story.ts';

const PLATFORM = 'https://platform.example';
const BESIDE = { url: `${PLATFORM}/w/tidewater/a/saltmere`, title: 'Saltmere' };
const TEXT =
  'The storm came to Saltmere at dusk. Edda Marsh lit what was left; Tobias Fenn, she says, was not among the Wardens of the Lamps that night. In Lampwick nobody slept.';

const links = (worldIndex: WorldIndex) => (
  <LinkCheck worldIndex={worldIndex} platform={PLATFORM} onStatus={() => {}} open={() => {}} />
);
const follow = (worldIndex: WorldIndex) => (
  <FollowBar worldIndex={worldIndex} platform={PLATFORM} shown={null} mayLeave={false} open={() => {}} />
);

function Toasts() {
  useEffect(
    () =>
      showToast({
        ...{ id: 'done', tone: 'good', content: 'Marked as a draft.', displayMs: null },
        ...{ onUndo: () => {}, onClose: () => {} },
      }),
    [],
  );
  return <ToastStack />;
}

export const besideSheets: Record<'names' | 'away' | 'follow', SheetMaker> = {
  async names() {
    await storeWorld();
    const worldIndex = await storedIndex();
    outside.edits(BESIDE, TEXT);
    return {
      fill: true,
      stories: [
        {
          name: 'Names that are no links yet',
          show: () => <main class="panel-main column gap-4">{links(worldIndex)}</main>,
        },
      ],
    };
  },
  async away() {
    await storeWorld();
    const worldIndex = await storedIndex();
    return { stories: [{ name: 'No page stands beside', show: () => links(worldIndex) }] };
  },
  async follow() {
    await storeWorld();
    const worldIndex = await storedIndex();
    outside.edits(BESIDE, null);
    return {
      fill: true,
      stories: [
        {
          name: 'A thing of this world, below the toasts',
          show: () => (
            <div class="panel">
              <div />
              <main class="panel-main column gap-4" />
              {follow(worldIndex)}
              <Toasts />
            </div>
          ),
        },
      ],
    };
  },
};
