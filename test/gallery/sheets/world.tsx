import { useEffect, useRef } from 'preact/hooks';
import { UserView } from '../../../components/user/index.ts';
import { EraForm, Eras } from '../../../components/world/eras.tsx';
import { WorldView } from '../../../components/world/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import '../../../components/panel/panel.css';
import type { UserProfile, World, WorldFields } from '../../../lib/model/index.ts';
import { changeSettings, type Era } from '../../../lib/settings/index.ts';
import { outside } from '../browser.ts';
import { WORLD } from '../sample/connection.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const fields: WorldFields = {
  title: 'Tidewater',
  state: 'public',
  subtitle: 'Trust the lamps. Never the light.',
  description:
    '[b]Tidewater[/b] is what the sea gave back: nine towns, nine lamps, and @[Saltmere](settlement:saltmere).',
  globalAnnouncement: 'The winter session is on [i]the ninth[/i].',
  copyright: '',
  tags: ['harbour', 'lamps'],
};
const world: World = {
  id: WORLD,
  title: 'Tidewater',
  slug: 'tidewater',
  url: 'https://platform.example/w/tidewater',
  ownership: 'owner',
  description: fields.description ?? '',
  tags: fields.tags ?? [],
  customTemplates: [],
  newArticleState: 'private',
  articleCount: 412,
};
const iris: UserProfile = {
  id: 'u1',
  username: 'iris',
  url: 'https://platform.example/author/iris',
  locale: 'en',
  firstname: 'Iris',
  lastname: null,
  bio: 'Writes by [b]lamplight[/b]; answers by daylight.',
  handles: { discord: 'iris#9', kofi: 'iris' },
  membership: true,
  membershipType: 'Master',
  registeredAt: Date.UTC(2019, 3, 2),
  avatar: null,
};

const ERAS: readonly Era[] = [
  {
    ...{ name: 'Before the Embers', abbreviations: ['BE'], direction: 'backward' },
    ...{ zero: 0, lastYear: 2_400 },
  },
  {
    ...{ name: 'Age of Embers', abbreviations: ['AE', 'A.E.'], direction: 'forward' },
    ...{ zero: 0, lastYear: 412 },
  },
  {
    ...{ name: 'عصر المصابيح', abbreviations: [], direction: 'forward' },
    ...{ zero: 412, lastYear: null },
  },
];

async function ground(): Promise<void> {
  await storeWorld();
  outside.answers(({ channel, request }) => {
    if (channel === 'world.read') return { ok: true, value: { world, fields, readAt: Date.now() } };
    if (channel !== 'user.profile') return undefined;
    return request.id === 'u1'
      ? { ok: true, value: iris }
      : {
          ok: false,
          problem: { kind: 'timeout', sentence: message('service.timeout') },
        };
  });
}

const page = (
  <WorldView worldId={WORLD} open={() => {}} search={() => {}} profile={() => {}} onHistory={() => {}} />
);

/** Opens the settings as a reader does. */
function Settings() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const seen = new MutationObserver(() => {
      const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
      const change = buttons.find(({ textContent }) => textContent?.includes('Change settings'));
      if (!change) return;
      seen.disconnect();
      change.click();
    });
    if (place.current) seen.observe(place.current, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, []);
  return (
    <main class="panel-main" ref={place}>
      {page}
    </main>
  );
}

const profile = (name: string, id: string) => ({
  name,
  show: () => <UserView userId={id} search={() => {}} />,
});

export const worldSheets: Record<'page' | 'settings' | 'eras' | 'era' | 'member', SheetMaker> = {
  async page(): Promise<Sheet> {
    await ground();
    return {
      fill: true,
      stories: [{ name: 'Its page', show: () => <main class="panel-main">{page}</main> }],
    };
  },
  async settings(): Promise<Sheet> {
    await ground();
    return { fill: true, stories: [{ name: 'Its settings', show: () => <Settings /> }] };
  },
  async eras(): Promise<Sheet> {
    await changeSettings((settings) => ({ ...settings, eras: { [WORLD]: [...ERAS] } }));
    return {
      stories: [
        { name: 'Three eras', show: () => <Eras worldId={WORLD} /> },
        { name: 'None yet', show: () => <Eras worldId="another" /> },
      ],
    };
  },
  era: () => ({
    fill: true,
    stories: [
      {
        name: 'An era',
        show: () => <EraForm era={ERAS[1] ?? null} others={ERAS} onSave={() => {}} onClose={() => {}} />,
      },
    ],
  }),
  async member(): Promise<Sheet> {
    await ground();
    return { stories: [profile('A profile', 'u1'), profile('World Anvil doesn’t answer', 'u2')] };
  },
};
