import { createContext } from 'preact';
import type { WorldId } from '../../lib/model/index.ts';

/** The world whose entries are named in the components below; null if none is provided. */
export const WorldContext = createContext<WorldId | null>(null);
