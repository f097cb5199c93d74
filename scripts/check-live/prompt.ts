import { createInterface } from 'node:readline/promises';

/** A key from the environment, or typed without being shown. Rejects with a sentence. */
export async function keyFrom(variable: string, label: string): Promise<string> {
  const set = process.env[variable]?.trim();
  if (set) return set;
  if (!process.stdin.isTTY) throw `Set ${variable}, or run this in a terminal to type the key.`;
  const typed = (await readHidden(`${label} (not shown): `)).trim();
  if (typed === '') throw `Without the ${label.toLowerCase()}, nothing can be checked.`;
  return typed;
}

/** The name of the scratch world, as a person types it. */
export async function askForName(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const name = await lines.question(
    'Articles will be created and deleted in the scratch world. Type its name to confirm: ',
  );
  lines.close();
  return name;
}

const ENTER = /[\r\n]/;
const DELETE = new Set(['\u007f', '\b']);
const CTRL_C = '\u0003';

function readHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve) => {
    let typed = '';
    const onData = (data: string) => {
      for (const character of data) {
        if (character === CTRL_C) process.exit(130);
        else if (DELETE.has(character)) typed = typed.slice(0, -1);
        else if (ENTER.test(character)) {
          stdin.off('data', onData);
          stdin.setRawMode(false);
          stdin.pause();
          stderr.write('\n');
          return resolve(typed);
        } else typed += character;
      }
    };
    stdin.on('data', onData);
  });
}
