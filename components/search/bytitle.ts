const { compare } = new Intl.Collator(undefined, { numeric: true });

/** By title, the tenth session after the ninth; what has none comes last. */
export const byTitle = (a: { title: string }, b: { title: string }): number =>
  Number(a.title === '') - Number(b.title === '') || compare(a.title, b.title);
