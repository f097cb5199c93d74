// Keys of `storage.local` that screens write, and that the background deletes when another account is connected.

/** Statblock counters: an array of `{worldId, id, hitPoints, tallies}`, last used first. */
export const COUNTERS_KEY = 'statblock.counters';
/** Statblocks that stay open: an array of `[world, id]`, oldest first. */
export const KEPT_STATBLOCKS_KEY = 'statblock.kept';
/** Names that aren't linked: an array of `[world, hash]` or `[world, hash, kind, id]`, oldest first. */
export const EXCLUDED_NAMES_KEY = 'mentions.excluded';
/** Findings of checks that are intended: an array of `[world, hash]`, oldest first. */
export const INTENDED_FINDINGS_KEY = 'checks.intended';
/** Checks that are off: an array of `[world, rule]`, oldest first. */
export const RULES_OFF_KEY = 'checks.off';
/** When somebody last looked at what changed in a world: an array of `[world, time]`. */
export const CHANGES_SEEN_KEY = 'versions.seen';
/** Goals and challenges of writing: an array of `{worldId, goal, challenge}`. */
export const PROGRESS_PLANS_KEY = 'progress.plans';
/** The id of the world that the panel showed last. */
export const SHOWN_WORLD_KEY = 'panel.world';
/** How unlinked mentions are listed and linked: `{group, places}`. It stays when another account is connected. */
export const MENTION_CHOICES_KEY = 'mentions.choices';

/** The account of drafts for the sample world. No account of World Anvil has this id. */
export const SAMPLE_ACCOUNT = 'sample';
/** What is left for later: an array of `[world, hash U day]`, days since 1970, oldest first. */
export const SNOOZED_KEY = 'review.snoozed';
