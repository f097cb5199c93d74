/** The browser's Cache API, as far as drafts use it. `full` makes every write fail as on a full disk. */
export class FakeCaches {
  readonly entries = new Map<string, string>();
  full = false;

  open = async (_name: string) => ({
    keys: async () => [...this.entries.keys()].map((url) => ({ url })),
    match: async (url: string) => {
      const text = this.entries.get(url);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (url: string, response: Response) => {
      if (this.full) throw new DOMException('no room', 'QuotaExceededError');
      this.entries.set(url, await response.text());
    },
    delete: async (url: string) => this.entries.delete(url),
  });
}
