import type { Probe } from './probe.ts';
import { WRITING } from './probes/writing.ts';
import { Scratch } from './scratch.ts';
import type { Session } from './session.ts';
import type { Wire } from './wire.ts';

/** A world to write in. */
export interface ScratchWorld {
  id: string;
  /** Whether a person wants articles to be written and deleted in this world. */
  confirm(world: { title: string; state: string }): Promise<boolean>;
  /** A random word in the titles of what is written. */
  run: string;
}

/** The part of a check that writes. Apart, because the extension only reads. */
export interface Writing {
  world: ScratchWorld;
  probes: readonly Probe[];
  begin(session: Session, wire: Wire): Scratch;
}

/** Makes a check write in a throw-away world, and clean up again. */
export const writingIn = (world: ScratchWorld): Writing => ({
  world,
  probes: WRITING,
  begin: (session, wire) => new Scratch(session, wire, world.id, world.run),
});
