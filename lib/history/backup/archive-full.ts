/** The ZIP is full: its directory can't address bytes beyond 4 GB. */
export class ArchiveFull extends Error {
  override name = 'ArchiveFull';
}
