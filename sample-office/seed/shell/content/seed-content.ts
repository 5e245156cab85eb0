import {
  contentFolder,
  contentFolderFile,
  contentFolderPage,
  contentPage,
  type Database,
  insertAll,
  sandboxEOfficeFile,
} from '../../../../server/database';
import { hardSpaces } from '../../../../server/texts';
import { local } from '../../texts/local';
import { information } from './information';
import { samplePages } from './pages';
import type { SampleFile, SampleFolder } from './pages/sample-content';
import { procedures } from './procedures';

type Tree = typeof contentFolder.$inferSelect.tree;

/** Writes content pages, the trees of procedures and information, and the files of the e-office. */
export async function seedContent(database: Database): Promise<void> {
  const folders: (typeof contentFolder.$inferInsert)[] = [];
  const folderPages: (typeof contentFolderPage.$inferInsert)[] = [];
  const folderFiles: (typeof contentFolderFile.$inferInsert)[] = [];
  const files = new Map<string, SampleFile>();

  const add = (tree: Tree, folder: SampleFolder, parentId: number | null, position: number): void => {
    const id = folders.length + 1;
    folders.push({ id, tree, parentId, position, name: folder.name });
    folderPages.push(...(folder.pages ?? []).map((fileName, index) => ({ folderId: id, position: index + 1, fileName })));
    for (const [index, file] of (folder.files ?? []).entries()) {
      files.set(file.link, file);
      const extension = file.link.slice(file.link.lastIndexOf('.') + 1);
      folderFiles.push({ folderId: id, position: index + 1, link: file.link, extension, name: local(file.name) });
    }
    for (const [index, inner] of (folder.folders ?? []).entries()) add(tree, inner, id, index + 1);
  };
  add('procedures', procedures, null, 1);
  add('information', information, null, 1);

  await insertAll(database, contentPage, samplePages());
  await insertAll(database, contentFolder, folders);
  await insertAll(database, contentFolderPage, folderPages);
  await insertAll(database, contentFolderFile, folderFiles);
  await insertAll(
    database,
    sandboxEOfficeFile,
    Array.from(files.values(), ({ link, name, sheet, lines }) => ({ link, title: hardSpaces(name), sheet, lines: lines.map(hardSpaces) })),
  );
}
