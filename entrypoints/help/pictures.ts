interface PictureFacts {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Whether there is one for each language. The others show no words of ours. */
  hasWords: boolean;
}

/** The pictures of the help. `npm run gallery -- --help-pictures` takes them. */
export const PICTURES = {
  capture: { width: 460, height: 350, hasWords: true },
  search: { width: 400, height: 330, hasWords: true },
  page: { width: 640, height: 300, hasWords: false },
  outbox: { width: 400, height: 330, hasWords: true },
} as const satisfies Record<string, PictureFacts>;

export type PictureName = keyof typeof PICTURES;

export const isPicture = (name: string): name is PictureName => Object.hasOwn(PICTURES, name);

/** The file of a picture, in `public/help`. */
export const pictureFile = (name: PictureName, scheme: 'light' | 'dark', language: string): string =>
  `${name}-${scheme}${PICTURES[name].hasWords ? `-${language}` : ''}.avif`;
