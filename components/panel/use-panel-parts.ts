import { type Loaded, useLoaded } from './use-loaded.ts';

const loadConnection = () => import('./connection-notice.tsx');
const loadToasts = async () => (await import('../history/operations/operation-toasts.tsx')).OperationToasts;
const loadKeys = async () => (await import('./panel-keys.tsx')).PanelKeys;
const loadTimeLeft = async () => (await import('../library/first-sync-time.tsx')).FirstSyncTime;
const loadLater = async () => (await import('./later.tsx')).Later;
const loadFollow = async () => (await import('../follow/index.ts')).FollowBar;

const partOf = <T>(loaded: Loaded<T>): T | null => (loaded.state === 'here' ? loaded.value : null);

/** The parts of the panel that load after its first paint, which they would delay. Null: not loaded. */
export function usePanelParts(needs: {
  isPainted: boolean;
  isDisconnected: boolean;
  isHelping: boolean;
  isCopying: boolean;
}) {
  const { isPainted } = needs;
  // A connection problem doesn't wait: its notice stands at the top.
  const connection = useLoaded(isPainted || needs.isDisconnected ? loadConnection : null);
  return {
    connection: partOf(connection),
    isConnectionLoading: connection.state === 'loading',
    Follow: partOf(useLoaded(isPainted ? loadFollow : null)),
    Later: partOf(useLoaded(isPainted ? loadLater : null)),
    Toasts: partOf(useLoaded(isPainted ? loadToasts : null)),
    Keys: partOf(useLoaded(needs.isHelping ? loadKeys : null)),
    TimeLeft: partOf(useLoaded(isPainted && needs.isCopying ? loadTimeLeft : null)),
  };
}
