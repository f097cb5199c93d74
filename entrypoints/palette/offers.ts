import { useEffect, useMemo, useState } from 'preact/hooks';

/** Tells the palette what a part of it offers for what was typed, by the labels of its buttons. */
export type Offer = (labels: readonly string[]) => void;

const PARTS = ['page', 'drafts', 'names'] as const;
type Part = (typeof PARTS)[number];

/** What the palette offers besides entries, in the order on screen, and how each part of it tells. */
export function useOffers(): [offered: readonly string[], offer: Readonly<Record<Part, Offer>>] {
  const [labels, setLabels] = useState<Readonly<Record<Part, readonly string[]>>>(NOTHING);
  const offer = useMemo(() => {
    const from = (part: Part) => (now: readonly string[]) =>
      setLabels((before) => ({ ...before, [part]: now }));
    return { page: from('page'), drafts: from('drafts'), names: from('names') };
  }, []);
  return [PARTS.flatMap((part) => labels[part]), offer];
}

const NOTHING: Readonly<Record<Part, readonly string[]>> = { page: [], drafts: [], names: [] };

/** Offers these labels until others follow. */
export function useOffer(offer: Offer, labels: readonly string[]): void {
  useEffect(() => offer(labels), [offer, labels.join('\n')]);
}
