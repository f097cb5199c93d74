/** A file with its path from the folder that was chosen or dropped. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** The files of an input; those of a folder have its path. */
export const filesOf = (files: FileList | null): ChosenFile[] =>
  [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function* within(entry: FileSystemEntry): AsyncGenerator<ChosenFile> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    yield { path: entry.fullPath.replace(/^\//, ''), file };
  }
  if (!isDirectory(entry)) return;
  const reader = entry.createReader();
  const some = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // A hundred at a time, until there are none.
  for (let entries = await some(); entries.length > 0; entries = await some())
    for (const one of entries) yield* within(one);
}

/** The files of a drop, with those in its folders. Call it in the event: the browser forgets what was dropped. */
export function filesOfDrop(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (async () => {
    const files: ChosenFile[] = [];
    for (const entry of entries) for await (const file of within(entry)) files.push(file);
    return files;
  })();
}
