import * as z from 'zod/mini';
import type { SettingName } from '../../settings/index.ts';
import { channel, nothing } from '../channel.ts';

/** The settings that other browsers have synced and that turning sync on would change here. */
export const preview = channel<readonly (readonly [SettingName, unknown])[]>()({
  name: 'settingsSync.preview',
  from: ['page'],
  request: nothing,
});

/** Syncs settings and pins with the person's other browsers from now on. */
export const turnOn = channel<void>()({ name: 'settingsSync.turnOn', from: ['page'], request: nothing });

/** Ends that in this browser. The synced copy stays for the others unless it is removed. */
export const turnOff = channel<void>()({
  name: 'settingsSync.turnOff',
  from: ['page'],
  request: z.strictObject({ removeCopy: z.boolean() }),
});
