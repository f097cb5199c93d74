import * as z from 'zod/mini';
import { stored } from './stored.ts';

/** The steps of the sample world's tour, in their order. */
export const TOUR_STEPS = ['read', 'decide', 'link'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

export interface Tour {
  /** The steps that the person has done. */
  done: readonly TourStep[];
  /** It isn't shown any more. */
  isClosed: boolean;
}

const NEW: Tour = { done: [], isClosed: false };
const schema = z.object({ done: z.array(z.enum(TOUR_STEPS)), isClosed: z.boolean() });

const tour = stored('sample.tour', (raw): Tour => schema.safeParse(raw).data ?? NEW);

export const readTour = tour.read;
export const watchTour = tour.watch;
export const closeTour = (): Promise<void> => tour.change((now) => ({ ...now, isClosed: true }));
/** Shows it again: at the step where it was left, or from the first one if all are done. */
export const openTour = (): Promise<void> =>
  tour.change(({ done }) => ({ done: done.length === TOUR_STEPS.length ? [] : done, isClosed: false }));
export const tickTour = (step: TourStep): Promise<void> =>
  tour.change((now) => (now.done.includes(step) ? now : { ...now, done: [...now.done, step] }));
