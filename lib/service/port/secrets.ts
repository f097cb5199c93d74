import type {
  NewSecret,
  NewSubscriberGroup,
  Reference,
  Secret,
  SecretFields,
  SecretId,
  SubscriberGroup,
  SubscriberGroupFields,
  WorldId,
} from '../../model/index.ts';
import type { Create, Every, List, Patch, Read, Remove } from './call.ts';

export interface SecretService {
  /** Without content. */
  secrets: List<WorldId, Reference>;
  everySecret: Every<WorldId, Reference>;
  secret: Read<SecretId, Secret>;
  createSecret: Create<NewSecret>;
  patchSecret: Patch<SecretId, SecretFields>;
  deleteSecret: Remove<SecretId>;
}

export interface SubscriberGroupService {
  subscriberGroups: List<WorldId, Reference>;
  everySubscriberGroup: Every<WorldId, Reference>;
  subscriberGroup: Read<string, SubscriberGroup>;
  createSubscriberGroup: Create<NewSubscriberGroup>;
  patchSubscriberGroup: Patch<string, SubscriberGroupFields>;
  deleteSubscriberGroup: Remove<string>;
}
