// What a fresh machine lacks, fetched: packages, a Node that runs TypeScript, browsers.
// Plain JavaScript for any Node from 18 on, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const BROWSERS = {
  chromium: {
    variable: 'CHROMIUM',
    name: 'Chromium',
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
  },
  'firefox-esr': {
    variable: 'FIREFOX',
    name: 'Firefox',
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
};

/** Leaves with a sentence for the reader instead of a stack. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** How to run npm: by the very file that runs this script, where npm said which. */
function npmCommand(args) {
  const file = process.env.npm_execpath;
  const [command, first] = file?.endsWith('.js') ? [process.execPath, [file]] : ['npm', []];
  const options = { cwd: root, shell: command === 'npm' && process.platform === 'win32' };
  return { command, args: [...first, ...args], options };
}

/** Runs npm, and shows what it prints. @returns its exit status */
export function npm(args, env = process.env) {
  const run = npmCommand(args);
  return spawnSync(run.command, run.args, { ...run.options, stdio: 'inherit', env }).status ?? 1;
}

/** Runs npm beside something else. What it prints comes at the end. */
export function npmBeside(args, env = process.env) {
  const run = npmCommand(args);
  const child = spawn(run.command, run.args, { ...run.options, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  const keep = (data) => {
    output += data;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

/** Whether node_modules holds what the lockfile names; packages for other systems may be missing. */
function installed() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const have = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' || (have[place] ? have[place].version === wanted.version : Boolean(wanted.optional)),
  );
}

function installPackages() {
  if (!installed()) {
    console.log('Installing the packages that the lockfile names …');
    if (npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']) !== 0)
      stop('The packages could not be installed: npm says why above. Nothing else was changed.');
  }
  if (!existsSync(path.join(root, '.wxt/tsconfig.json')) && npm(['run', '--silent', 'postinstall']) !== 0)
    stop('WXT could not write its type definitions: it says why above.');
}

function runs(node) {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (answer.stdout ?? '').replace('v', '').split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 14);
}

function findNode() {
  const found = [path.join(root, 'node_modules/.bin/node'), process.execPath].find(runs);
  return (
    found ?? stop('Loreside is built with Node 24.14 or newer. Install it and run the same command again.')
  );
}

function place({ variable, places }) {
  return [process.env[variable], ...places].find((file) => file && existsSync(file));
}

function installBrowsers(wanted) {
  let missing = wanted.filter((name) => !place(BROWSERS[name]));
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && debian) {
    console.log(`Installing ${missing.join(' and ')} from Debian's packages …`);
    const lock = ['-o', 'DPkg::Lock::Timeout=300'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-q', ...lock],
      ['install', '-y', '-q', '--no-install-recommends', ...lock, ...missing],
    ])
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    missing = wanted.filter((name) => !place(BROWSERS[name]));
  }
  if (missing.length > 0) {
    const names = missing.map((name) => BROWSERS[name].name).join(' and ');
    const variables = missing.map((name) => BROWSERS[name].variable).join(' and ');
    stop(
      `${names} not found. Install it (on Debian: apt-get install ${missing.join(' ')}), or say where it is ` +
        `in the environment variable ${variables}, and run the same command again. Google Chrome will not do: it takes no extension from the command line.`,
    );
  }
  return Object.fromEntries(wanted.map((name) => [BROWSERS[name].variable, place(BROWSERS[name])]));
}

/**
 * Makes this machine ready; returns the Node to go on with, and the environment for what follows.
 * @param {('chromium' | 'firefox-esr')[]} browsers
 */
export function prepare(browsers) {
  installPackages();
  const node = findNode();
  return { node, env: { ...process.env, ...installBrowsers(browsers) } };
}
