import type { SourceFile } from './tree.ts';

/** The house plan: a room's floor. Imports run downward only. */
const FLOORS: Record<string, number> = {
  entrypoints: 5,
  components: 4,
  'lib/background': 4,
  'lib/outbox': 3,
  'lib/library': 3,
  'lib/history': 3,
  'lib/history/backup': 3,
  'lib/entries': 3,
  'lib/service': 2,
  'lib/capture': 2,
  'lib/worldpage': 2,
  'lib/bridge': 2,
  'lib/database': 1,
  'lib/model': 1,
  'lib/markup': 1,
  'lib/vault': 1,
  'lib/settings': 1,
};

/** The room a file stands in: `lib/outbox`, `components`, `entrypoints`; null outside the house. A room may hold another. */
export function roomOf(file: string): string | null {
  const [first = '', second = '', third = ''] = file.split('/');
  const inner = `lib/${second}/${third}`;
  if (first === 'lib') return FLOORS[inner] === undefined ? `lib/${second}` : inner;
  return first === 'components' || first === 'entrypoints' ? first : null;
}

interface Step {
  importer: SourceFile;
  from: string;
  to: string;
  target: string;
}

function stepsBetweenRooms(files: SourceFile[]): Step[] {
  return files.flatMap((importer) => {
    const from = roomOf(importer.path);
    if (from === null) return [];
    return importer.imports.flatMap(({ file }) => {
      const to = file === null ? null : roomOf(file);
      return file === null || to === null || to === from ? [] : [{ importer, from, to, target: file }];
    });
  });
}

/** Rooms stand on known floors, and imports run downward or stay on their floor. */
export function upwardImports(files: SourceFile[]): string[] {
  const rooms = new Set(files.flatMap((file) => roomOf(file.path) ?? []));
  const unknown = [...rooms]
    .filter((room) => FLOORS[room] === undefined)
    .map((room) => `${room} stands on no floor: give it one in scripts/conventions/floors.ts.`);
  const upward = stepsBetweenRooms(files)
    .filter(({ from, to }) => (FLOORS[to] ?? 0) > (FLOORS[from] ?? 0))
    .map(
      ({ importer, from, to, target }) =>
        `${importer.path} (floor ${FLOORS[from]}) imports ${target} (floor ${FLOORS[to]}): imports run downward only.`,
    );
  return [...unknown, ...upward];
}

/** Another room of lib/ is entered by its index.ts; a screen takes nothing from another screen. */
export function sideDoors(files: SourceFile[]): string[] {
  const passed = stepsBetweenRooms(files)
    .filter(({ to, target }) => to.startsWith('lib/') && target !== `${to}/index.ts`)
    .map(({ importer, to, target }) => `${importer.path} imports ${target}: come in by ${to}/index.ts.`);
  const screen = (file: string): string => /^entrypoints\/([^/.]+)/.exec(file)?.[1] ?? '';
  const borrowed = files
    .filter(({ path }) => path.startsWith('entrypoints/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ file }) => file?.startsWith('entrypoints/') && screen(file) !== screen(path))
        .map(({ file }) => `${path} imports ${file}: what two entry points share belongs on a lower floor.`),
    );
  return [...passed, ...borrowed];
}

/** Rooms that need each other, directly or round a corner. */
export function circles(files: SourceFile[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of stepsBetweenRooms(files)) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Map<string, string>();
  const walk = (room: string, trail: string[]): void => {
    const at = trail.indexOf(room);
    if (at >= 0) {
      const circle = trail.slice(at);
      found.set(
        [...circle].sort().join(),
        `${[...circle, room].join(' → ')}: these rooms import each other in a circle.`,
      );
      return;
    }
    for (const one of next.get(room) ?? []) walk(one, [...trail, room]);
  };
  for (const room of next.keys()) walk(room, []);
  return [...found.values()];
}

/** The stand-in platform is a witness of its own: it borrows nothing from the house. */
export function partialWitness(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('test/service/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ file }) => file !== null && roomOf(file) !== null)
        .map(
          ({ file }) =>
            `${path} imports ${file}: the stand-in platform takes nothing from the house that it checks.`,
        ),
    );
}
