/** Copy of the language in use in `localStorage`. The setting takes a few milliseconds longer to read. */
const COPY = 'language';

declare global {
  /** Messages that a page began to read before its script was there. */
  var startedMessages: { language: string; response: Promise<Response> } | undefined;
}

/** Address of a language's messages, from any page of the extension. */
export const addressOf = (language: string): string => `/messages/${language}.json`;

/** The language that pages used last, or null. */
export function lastLanguage(): string | null {
  try {
    return localStorage.getItem(COPY);
  } catch {
    // Site data is blocked: pages wait for the setting.
    return null;
  }
}

export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(COPY, language);
  } catch {
    // Site data is blocked: pages wait for the setting.
  }
}

/** Starts to read the messages while the page's script still loads. */
export function startMessages(): void {
  const language = lastLanguage();
  if (language !== null) globalThis.startedMessages = { language, response: fetch(addressOf(language)) };
}

/** The response that `startMessages` asked for, or a new one. */
export async function messagesResponse(language: string): Promise<Response> {
  const started = globalThis.startedMessages;
  if (started?.language !== language) return await fetch(addressOf(language));
  globalThis.startedMessages = undefined;
  return await started.response;
}
