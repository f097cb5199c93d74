import type { ZipDamage } from '../../archive/index.ts';
import { type Message, message } from '../../i18n/index.ts';

/** Why a file can't be used as a backup. */
export type Damage = ZipDamage | 'notOurs' | 'newer' | 'badManifest';

const SENTENCES: Record<Damage, Message> = {
  notZip: message('backup.notZip'),
  cutShort: message('backup.cutShort'),
  unsafe: message('backup.unsafe'),
  unusual: message('backup.unusualZip'),
  tooLarge: message('backup.tooLarge'),
  fileTooLarge: message('backup.fileTooLarge'),
  notOurs: message('backup.notOurs'),
  newer: message('backup.newerVersion'),
  badManifest: message('backup.damagedContents'),
};

/** The file can't be used as a backup. `sentence` is shown to the user. */
export class BackupDamaged extends Error {
  readonly damage: Damage;
  readonly sentence: Message;

  constructor(damage: Damage) {
    super(`The file can't be used as a backup: ${damage}.`);
    this.name = 'BackupDamaged';
    this.damage = damage;
    this.sentence = SENTENCES[damage];
  }
}
