import { expect, it } from 'vitest';
import { buildPack, put, sampleSurroundings, serviceFile } from '../cases/sample-pack';
import { checkPack } from '../check-pack';

const answer = { type: 'object', properties: { czyKir: { type: 'boolean' }, email: { type: 'string' }, czasSesji: { type: 'integer' } } };
const contracts = [
  put('/calls/konfiguracja', { endpoint: '/konfiguracja', response: answer }, 'calls.json'),
  put('/calls/kto', { endpoint: '/kto', signedIn: true, response: answer }, 'calls.json'),
  put('/shell', { configuration: 'konfiguracja', routes: { services: '/uslugi/dochody', serviceBreak: '/przerwa' } }, 'portal.json'),
  put('/session', { login: '/uslugi/dochody', home: '/uslugi/dochody', user: 'kto' }, 'portal.json'),
  put('/features', { czyP24: false }, 'portal.json'),
];
const problems = (formula: string, edits = contracts) =>
  checkPack(buildPack([...edits, put('/blocks/0/visible', formula)]), undefined, sampleSurroundings).problems.flatMap(
    ({ rule, place, suggestion }) => (rule === 'unread-feature' ? [] : [`${place.file} ${suggestion}`]),
  );

it('formulas may read what the contracts of the configuration and of the user declare, the flags of the pack, and the state of the user', () => {
  for (const formula of ['=config.czyKir', '=config.czyP24', "=user.email == ''", '=user.czyOgraniczony', '=user == null'])
    expect(problems(formula), formula).toEqual([]);
});

it('a name that neither declares is reported with the nearest one', () => {
  expect(problems('=config.czyKirr')).toEqual([`${serviceFile} czyKir`]);
  expect(problems("=user.emial == ''")).toEqual([`${serviceFile} email`]);
  expect(problems('=user.czyOgraniczona')).toEqual([`${serviceFile} czyOgraniczony`]);
});

it('a type that cannot be right is reported', () => expect(problems("=config.czyKir == 'tak'")).toHaveLength(1));

it('without declared contracts every name may be there', () => expect(problems('=config.cokolwiek == true', [])).toEqual([]));
