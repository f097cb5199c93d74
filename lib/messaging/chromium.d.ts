// Chromium APIs that the types of webextension-polyfill lack. The polyfill passes them through; in Firefox they are
// undefined.
import type {} from 'webextension-polyfill';

declare module 'webextension-polyfill' {
  const sidePanel:
    | {
        open(options: { windowId: number } | { tabId: number }): Promise<void>;
        setOptions?(options: { tabId: number; path?: string; enabled: boolean }): Promise<void>;
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
