import { type FolderModel, folderAddress, folderParam, readFolderAddress } from '../../../engine';

/** A folder on the way from the first one to the opened one, and its address. */
export interface FolderOnWay {
  readonly folder: FolderModel;
  readonly address: string;
}

/** The way to the folder that an address opens, from the first one on. Where that folder is gone, it ends at the last one that is there. */
export function wayTo(root: FolderModel, id: string, { path, search }: { readonly path: string; readonly search: string }) {
  const steps: { readonly name: string; readonly place: number }[] = [];
  const address = () => withFolder(path, search, id, folderAddress(steps));
  const first: FolderOnWay = { folder: root, address: address() };
  const way: [FolderOnWay, ...FolderOnWay[]] = [first];
  let { folder } = first;
  for (const place of readFolderAddress(root, new URLSearchParams(search).get(folderParam(id)) ?? '')) {
    folder = folder.folders[place] ?? folder;
    steps.push({ name: folder.name, place });
    way.push({ folder, address: address() });
  }
  /** Address of a folder in the opened one. */
  const below = (place: number) =>
    withFolder(path, search, id, folderAddress([...steps, { name: folder.folders[place]?.name ?? '', place }]));
  return { way, below };
}

function withFolder(path: string, search: string, id: string, folder: string): string {
  const query = new URLSearchParams(search);
  if (folder === '') query.delete(folderParam(id));
  else query.set(folderParam(id), folder);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
