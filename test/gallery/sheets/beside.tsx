import { useEffect } from 'preact/hooks';
import { FollowBar } from '../../../components/follow/index.ts';
import '../../../components/panel/panel.css';
import { LinkCheck } from '../../../components/editor-integration/index.ts';
import { useWorldIndex, type WorldIndex } from '../../../components/search/index.ts';
import { showToast, ToastStack } from '../../../components/ui/index.ts';
import { outside } from '../browser.ts';
import { WORLD } from '../sample/connection.ts';
import { storeWorld } from '../sample/world.ts';
import type { SheetMaker } from '../story.ts';

const PLATFORM = 'https://platform.example';
const BESIDE = { url: `${PLATFORM}/w/tidewater/a/saltmere`, title: 'Saltmere' };
const TEXT =
  'The storm came to Saltmere at dusk. Edda Marsh lit what was left; Tobias Fenn, she says, was not among the Wardens of the Lamps that night. In Lampwick nobody slept.';

function OnShelf({ show }: { show: (shelf: WorldIndex) => preact.JSX.Element }) {
  const [state] = useWorldIndex(WORLD);
  return state.state === 'open' ? show(state.worldIndex) : null;
}

const links = (shelf: WorldIndex) => (
  <LinkCheck worldIndex={shelf} platform={PLATFORM} onStatus={() => {}} open={() => {}} />
);
const follow = (shelf: WorldIndex) => (
  <FollowBar worldIndex={shelf} platform={PLATFORM} shown={null} mayLeave={false} open={() => {}} />
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
    outside.edits(BESIDE, TEXT);
    return {
      fill: true,
      stories: [
        {
          name: 'Names that are no links yet',
          show: () => (
            <main class="panel-main">
              <OnShelf show={links} />
            </main>
          ),
        },
      ],
    };
  },
  async away() {
    await storeWorld();
    return { stories: [{ name: 'No page stands beside', show: () => <OnShelf show={links} /> }] };
  },
  async follow() {
    await storeWorld();
    outside.edits(BESIDE, null);
    return {
      fill: true,
      stories: [
        {
          name: 'A thing of this world, below the toasts',
          show: () => (
            <div class="panel">
              <div />
              <main class="panel-main" />
              <OnShelf show={follow} />
              <Toasts />
            </div>
          ),
        },
      ],
    };
  },
};
