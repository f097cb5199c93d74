/** Why a file can't be read as a ZIP. `unusual`: encrypted, split or compressed in another way. */
export type ZipDamage = 'notZip' | 'cutShort' | 'unsafe' | 'unusual' | 'tooLarge' | 'fileTooLarge';

/** The file can't be read as a ZIP. */
export class ZipDamaged extends Error {
  readonly damage: ZipDamage;

  constructor(damage: ZipDamage) {
    super(`The file can't be read as a ZIP: ${damage}.`);
    this.name = 'ZipDamaged';
    this.damage = damage;
  }
}
