import { expect, test } from 'vitest';
import type { LoadedPack } from '../../source/loaded-pack';
import { buildPack, sampleSurroundings } from '../cases';
import { put } from '../cases/sample-pack';
import { checkPack } from '../check-pack';

const path = '/dochody/pdf';
const download = (endpoint: string, office?: string) => ({
  id: 'wzor',
  block: 'download',
  label: 'Wzór',
  endpoint,
  fileName: 'wzor.pdf',
  ...(office && { office }),
  query: { zapas: null },
});
const inTabs = { id: 'zakladki', block: 'section', title: 'Wzory', blocks: [download('/wzory/pdf'), { ...download(path), id: 'drugi' }] };
const action = {
  id: 'wiersz',
  action: 'download',
  label: 'Wiersz',
  endpoint: path,
  query: { nazwa: '=row.nazwa' },
  fileName: 'wiersz.pdf',
};

/** The service of the sample pack with a PDF of the office, a file of each row, and downloads, as it is compiled. */
function loaded(
  portal: object,
): Pick<LoadedPack['services'][number]['definition'], 'pdf' | 'blocks'> & { readonly rules: readonly string[] } {
  const { pack, problems } = checkPack(
    buildPack([
      put('/pdf', { endpoint: path, query: { rok: '=params.rok' }, fileName: 'dochody.pdf' }),
      put('/blocks/0/actions', [action]),
      put('/blocks/1', inTabs),
      ...Object.entries(portal).map(([name, value]) => put(`/${name}`, value, 'portal.json')),
    ]),
    undefined,
    sampleSurroundings,
  );
  const definition = pack?.services[0]?.definition;
  if (!definition) throw new Error(JSON.stringify(problems));
  return { ...definition, rules: problems.map(({ rule }) => rule) };
}

const offered = ({ pdf, blocks }: Pick<LoadedPack['services'][number]['definition'], 'pdf' | 'blocks'>) => ({
  pdf: pdf?.endpoint ?? 'portal',
  files: JSON.stringify(blocks).match(/"(\/[a-z]+\/pdf)"/g) ?? [],
});

test('an office that has all files is asked for all', () => {
  expect(offered(loaded({}))).toEqual({ pdf: path, files: [`"${path}"`, '"/wzory/pdf"', `"${path}"`] });
});

test('a file that the office lacks is left out wherever it is offered, and the PDF of a screen is drawn by the portal', () => {
  const both = loaded({ offices: [{ id: 'main', lacksFiles: [path] }] });
  expect(offered(both)).toEqual({ pdf: 'portal', files: ['"/wzory/pdf"'] });
  expect(both.blocks[0]).toMatchObject({ actions: [] });
  expect(both.pdf).not.toHaveProperty('query');
  expect(offered(loaded({ offices: [{ id: 'main', lacksFiles: ['/wzory/pdf'] }] }))).toEqual({
    pdf: path,
    files: [`"${path}"`, `"${path}"`],
  });
});

test('what is null in a definition stays so, whichever files are left out', () => {
  const kept = (portal: object) => JSON.stringify(loaded(portal)).match(/"zapas":null/g)?.length;
  expect([kept({}), kept({ pdfBy: 'portal' }), kept({ offices: [{ id: 'main', lacksFiles: [path] }] })]).toEqual([2, 1, 1]);
});

test('what another office lacks is still fetched from this one', () => {
  const { rules, ...other } = loaded({ offices: [{ id: 'biblioteka', url: '$OFFICE_BIB_URL', lacksFiles: [path] }] });
  expect(offered(other)).toEqual({ pdf: path, files: [`"${path}"`, '"/wzory/pdf"', `"${path}"`] });
  expect(rules).toContain('lacked-file');
});

test('where the portal draws all PDFs, nothing else is fetched from the address of the screen', () => {
  expect(offered(loaded({ pdfBy: 'portal' }))).toEqual({ pdf: 'portal', files: ['"/wzory/pdf"'] });
});
