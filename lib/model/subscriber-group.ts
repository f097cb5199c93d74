import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

/** A group of readers who can see content that others can't. */
export interface SubscriberGroup extends Entity {
  description: string;
  position: number | null;
  isDefault: boolean;
  isHidden: boolean;
  isAssignable: boolean;
  subscribers: Reference[];
}

export interface SubscriberGroupFields {
  title?: string;
  description?: string;
  position?: number;
  isDefault?: boolean;
  isHidden?: boolean;
  isAssignable?: boolean;
}

export interface NewSubscriberGroup extends SubscriberGroupFields {
  worldId: WorldId;
  title: string;
}
