import { createContext } from 'preact';
import type { WorldId } from '../../lib/model/index.ts';

/** The world whose things are named in what stands below; null where nobody says. */
export const WorldShown = createContext<WorldId | null>(null);
