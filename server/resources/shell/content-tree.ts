import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '../../../engine';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { contentFolder, contentFolderFile, contentFolderPage, contentPage, type LocalText } from '../../database/shell-tables';
import { inLanguage, otherLanguage } from './in-language';

// A type alias, so that it fits an answer whose contract ends its description at some depth.
type Folder = {
  nazwaMenu: string;
  jezyk?: string;
  pliki: { nazwa: string; jezyk?: string; rozszerzenie: string; link: string }[];
  strony: { nazwa: string; jezyk?: string; link: string; dataOgloszenia?: string }[];
  katalogi: Folder[];
};

/** The two trees of folders, content pages and files of the e-office. */
export const contentTreeResources = [
  defineResource('GET /pi/procedury', {
    query: {},
    answer: ({ database, language }) => readTree(database, 'procedures', language),
  }),

  defineResource('GET /pi/informacje', {
    query: {},
    answer: ({ database, language }) => readTree(database, 'information', language),
  }),
];

type Tree = typeof contentFolder.$inferSelect.tree;

async function readTree(database: Database, tree: Tree, language: Language): Promise<Folder> {
  const inTree = eq(contentFolder.tree, tree);
  const folders = await database.select().from(contentFolder).where(inTree).orderBy(asc(contentFolder.position), asc(contentFolder.id));
  const files = await database
    .select({
      folderId: contentFolderFile.folderId,
      name: contentFolderFile.name,
      extension: contentFolderFile.extension,
      link: contentFolderFile.link,
    })
    .from(contentFolderFile)
    .innerJoin(contentFolder, and(eq(contentFolder.id, contentFolderFile.folderId), inTree))
    .orderBy(asc(contentFolderFile.position), asc(contentFolderFile.link));
  const pages = await database
    .select({
      folderId: contentFolderPage.folderId,
      title: contentPage.title,
      link: contentPage.fileName,
      publishedOn: contentPage.publishedOn,
    })
    .from(contentFolderPage)
    .innerJoin(contentFolder, and(eq(contentFolder.id, contentFolderPage.folderId), inTree))
    .innerJoin(contentPage, eq(contentPage.fileName, contentFolderPage.fileName))
    .orderBy(asc(contentFolderPage.position), asc(contentFolderPage.fileName));

  // The database allows a parent of a smaller number only, so this ends.
  const folderOf = ({ id, name }: { readonly id: number; readonly name: (typeof folders)[number]['name'] }): Folder => ({
    nazwaMenu: inLanguage(name, language),
    ...languageOf(name, language),
    pliki: files
      .filter(({ folderId }) => folderId === id)
      .map((file) => ({
        nazwa: inLanguage(file.name, language),
        ...languageOf(file.name, language),
        rozszerzenie: file.extension,
        link: file.link,
      })),
    strony: pages
      .filter(({ folderId }) => folderId === id)
      .map(({ title, link, publishedOn }) => ({
        nazwa: inLanguage(title, language),
        ...languageOf(title, language),
        link,
        ...(publishedOn !== null && { dataOgloszenia: publishedOn }),
      })),
    katalogi: folders.filter(({ parentId }) => parentId === id).map(folderOf),
  });
  const first = folders.find(({ parentId }) => parentId === null);
  return first ? folderOf(first) : { nazwaMenu: '', pliki: [], strony: [], katalogi: [] };
}

/** Said only where a name is not in the language that was asked for. */
function languageOf(name: LocalText, language: Language): { jezyk?: Language } {
  const jezyk = otherLanguage(name, language);
  return jezyk === null ? {} : { jezyk };
}
