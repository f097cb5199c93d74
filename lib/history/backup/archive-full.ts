/** A ZIP holds no more: its directory cannot point behind 4 GB. */
export class ArchiveFull extends Error {
  override name = 'ArchiveFull';
}
