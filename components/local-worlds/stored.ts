// Stored state that switching worlds needs. It loads when it is used: some screens draw before they need its schemas.
// A module of its own, because loading `lib/stored-state` itself later would load all of it at first.
export {
  readAvailableWorlds,
  readShownWorld,
  requestInPanel,
  writeShownWorld,
} from '../../lib/stored-state/index.ts';
