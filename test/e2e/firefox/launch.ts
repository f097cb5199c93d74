import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { zipSync } from 'fflate';
import { FIREFOX_PREFERENCES } from '../../machine/index.ts';
import { Bidi } from './bidi.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../../../.output');
export const EXTENSION = path.join(OUTPUT, 'firefox-mv3');
const EXECUTABLE = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const NOWHERE = 'http://127.0.0.1:9/';

export type Preferences = Record<string, string | number | boolean>;

const PREFERENCES: Preferences = {
  ...FIREFOX_PREFERENCES,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  // Firefox would keep a record of what it blocked on each page, at about 4 % of opening and closing one.
  'browser.contentblocking.database.enabled': false,
  'browser.newtab.preload': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.tabs.animate': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Every tab starts empty, and a process of its own for that costs more than the page that it goes to. Sites still get
  // processes of their own.
  'dom.ipc.keepProcessesAlive.web': 1,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': NOWHERE,
  'toolkit.cosmeticAnimations.enabled': false,
  'toolkit.telemetry.server': NOWHERE,
  // A context menu that opened with the press could be closed at once by the release.
  'ui.context_menus.after_mouseup': true,
};

async function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${said}`)), 60_000);
    child.once('exit', (code) => reject(new Error(`Firefox left with ${code}: ${said}`)));
    child.stderr?.on('data', (data) => {
      said += data;
      const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

export interface Running {
  child: ChildProcess;
  bidi: Bidi;
}

const write = (profile: string, preferences: Preferences): Promise<void> =>
  writeFile(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );

/**
 * A profile in which this Firefox was started once with these preferences, and that is all. It is kept between runs,
 * because the first start of a profile takes twice as long as any other.
 */
async function startedProfile(): Promise<string> {
  const { stdout: version } = await promisify(execFile)(EXECUTABLE, ['--version']);
  const name = createHash('sha256').update(version).update(JSON.stringify(PREFERENCES)).digest('hex');
  const profiles = path.join(OUTPUT, 'firefox-profiles');
  const kept = path.join(profiles, name);
  if (existsSync(kept)) return kept;
  await mkdir(profiles, { recursive: true });
  const folder = await mkdtemp(path.join(profiles, 'new-'));
  await write(folder, PREFERENCES);
  const { child, bidi } = await start(folder);
  const gone = once(child, 'exit');
  // It may be gone before it answers.
  await bidi.send('browser.close').catch(() => {});
  await gone;
  // Another process may have made the same meanwhile.
  await rename(folder, kept).catch(() => rm(folder, { recursive: true }));
  return kept;
}

let started: Promise<string> | null = null;

/** A profile without anything of the extension. `place`: where its folder is made. */
export async function newProfile(more: Preferences = {}, place = tmpdir()): Promise<string> {
  started ??= startedProfile();
  const folder = await mkdtemp(path.join(place, 'loreside-firefox-'));
  await cp(await started, folder, { recursive: true });
  await write(folder, { ...PREFERENCES, ...more });
  return folder;
}

/** Starts Firefox as the leader of its own process group, so that all of it can be killed at once. */
export async function start(profile: string): Promise<Running> {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  // Without system access, Firefox refuses to open an extension's pages.
  const child = spawn(EXECUTABLE, [...args, '--remote-allow-system-access', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: environment(),
  });
  // A process group of its own would outlive this process, for example when a run is stopped.
  const kill = () => killGroup(child);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  try {
    const bidi = await Bidi.open(`${await listening(child)}/session`);
    await bidi.send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return { child, bidi };
  } catch (cause) {
    kill();
    throw cause;
  }
}

/**
 * Firefox uses the machine's fonts unless `TEST_FONTS` names others: with fonts from outside the system's folders, its
 * sandboxed processes hung for minutes on texts in many scripts. No Firefox test depends on the width of a font.
 */
function environment(): NodeJS.ProcessEnv {
  const { FONTCONFIG_FILE, ...rest } = process.env;
  return process.env.TEST_FONTS === undefined ? rest : { ...rest, FONTCONFIG_FILE };
}

export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

/** The built extension as one file, which is needed to install it permanently. `manifest` changes that. */
export async function packedExtension(
  folder: string,
  manifest: (ours: object) => object = (ours) => ours,
): Promise<string> {
  const files: Record<string, Uint8Array> = {};
  for (const entry of await readdir(EXTENSION, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(EXTENSION, file).replaceAll(path.sep, '/')] = await readFile(file);
  }
  const ours = JSON.parse(String(Buffer.from(files['manifest.json'] ?? [])));
  files['manifest.json'] = Buffer.from(JSON.stringify(manifest(ours)));
  const packed = path.join(folder, 'loreside.xpi');
  await writeFile(packed, zipSync(files, { level: 0 }));
  return packed;
}

/** Preferences of a profile that survives crashes and keeps the unsigned extension. */
export const DURABLE: Preferences = {
  'browser.sessionstore.resume_from_crash': false,
  'extensions.autoDisableScopes': 0,
  'extensions.webextOptionalPermissionPrompts': false,
  // By default, an extension process that crashes often isn't restarted.
  'extensions.webextensions.crash.threshold': 10_000,
  'toolkit.startup.max_resumed_crashes': -1,
  'xpinstall.signatures.required': false,
};
