// What a project tests itself with, taken through the door as a project takes it.
import { join } from 'node:path';
import { openProject } from 'okienko/testing';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, 'project');

test('a project is checked with its own code, and a screen shows its own block, control and format in a situation', async () => {
  const { errors, report, gateways, show } = await openProject(project);
  expect({ errors, report }).toMatchObject({ errors: 0 });
  expect(gateways.map(({ key }) => key)).toEqual(['bank']);
  const view = await show('oceny', {
    params: { najmniej: '200' },
    answers: {
      imiona: {
        data: {
          listaImion: [
            { imie: 'Zofia', liczbaOsob: 260 },
            { imie: 'Jan', liczbaOsob: 120 },
          ],
        },
      },
    },
  });
  expect(view.others).toEqual({ ocena: expect.objectContaining({ label: 'Ocena', count: 1 }) });
  expect(view.tables.imiona?.rows).toEqual([['Zofia', '26 × 10']]);
  await expect(show('ocena')).rejects.toThrow('The project has no service ocena.');
});

test('the mock office answers what a scenario or a contract says, in the way that is asked for', async () => {
  const { startMockOffice } = await openProject(project);
  const office = await startMockOffice();
  const answer = await fetch(`${office.address}/el/dajNajpopularniejszeImiona?lang=pl`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ listaImion: [{ imie: expect.any(String) }] });
  await office.close();
});

test('definitions that have errors cannot be shown; the error is the report of the checker', async () => {
  const { errors, show } = await openProject(project, join(import.meta.dirname, '../../docs'));
  expect(errors).toBeGreaterThan(0);
  await expect(show('oceny')).rejects.toThrow(/portal\.json/);
});
