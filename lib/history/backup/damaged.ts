/** Why a file can't be used as a backup. */
export type Damage =
  | 'notZip'
  | 'cutShort'
  | 'unsafe'
  | 'unusual'
  | 'tooLarge'
  | 'fileTooLarge'
  | 'notOurs'
  | 'newer'
  | 'badManifest';

const SENTENCES: Record<Damage, string> = {
  notZip: 'This is not a ZIP file. Nothing was changed; choose a backup that Loreside saved.',
  cutShort:
    'The end of this file is missing or damaged, as after a download or a copy that was broken off. Nothing was changed; copy it again from where it was saved, or choose another backup.',
  unsafe:
    'This ZIP names files that would lie outside of it, or one name twice. Loreside does not write such files, so it was not opened.',
  unusual:
    'This ZIP is encrypted, or packed in a way that Loreside does not write. It was not opened; choose the file as Loreside saved it.',
  tooLarge:
    'This ZIP would unpack to far more than a world holds, as files do that are made to fill a disk. It wasn’t opened. Choose a backup that Loreside saved.',
  fileTooLarge:
    'One of the files in this ZIP is larger than 256 MB, which is more than Loreside can check. It wasn’t opened, and nothing was changed. You can unpack it with any program for ZIPs.',
  notOurs:
    'This ZIP is not a backup of Loreside: it has no list of contents that Loreside knows. Choose a file whose name begins with “loreside-backup”.',
  newer: 'This backup was made by a newer Loreside. Update Loreside, then choose it again.',
  badManifest:
    'The list of contents in this backup is damaged, so it cannot be checked. Its files can still be read with any program for ZIPs.',
};

/** The file can't be used as a backup. `message` is shown to the user. */
export class BackupDamaged extends Error {
  readonly damage: Damage;

  constructor(damage: Damage) {
    super(SENTENCES[damage]);
    this.name = 'BackupDamaged';
    this.damage = damage;
  }
}
