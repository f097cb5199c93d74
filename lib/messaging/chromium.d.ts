// Chromium APIs that the types of webextension-polyfill lack. The polyfill passes them through; in Firefox they are
// undefined.
import type {} from 'webextension-polyfill';

declare module 'webextension-polyfill' {
  const sidePanel:
    | {
        open(options: { windowId: number }): Promise<void>;
        setPanelBehavior(behavior: { openPanelOnActionClick: boolean }): Promise<void>;
      }
    | undefined;
}

declare module 'webextension-polyfill/namespaces/storage' {
  namespace Storage {
    interface StorageArea {
      setAccessLevel?(options: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
    }
  }
}
