import { expect, test } from 'vitest';
import { portalSurroundings } from '../../../custom-widgets/surroundings';
import { checkPack } from '../../../engine/authoring';
import { readDefinitionsFolder } from '../../../scripts/definitions/definitions-folder';
import { previewCalls } from './preview-calls';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
if (!pack) throw new Error('The definitions are wrong.');
const calls = previewCalls(pack);
const [own, other] = pack.services
  .filter(({ definition }) => definition.hidden !== true)
  .flatMap(({ slug }) => {
    const endpoint = calls.sourcesOf(slug).find(({ call }) => call.method === 'GET' && !call.endpoint.includes('{'))?.call.endpoint;
    return endpoint === undefined ? [] : [{ slug, endpoint }];
  });
if (!own || !other) throw new Error('The definitions have too few services.');

test('a service knows its own calls and those of the portal around it, the pack those of all', () => {
  expect(calls.findOf(own.slug)('GET', own.endpoint)?.endpoint).toBe(own.endpoint);
  expect(calls.findOf(own.slug)('GET', '/pi/status')?.endpoint).toBe('/pi/status');
  expect(calls.find('GET', other.endpoint)?.endpoint).toBe(other.endpoint);
  expect(calls.find('POST', other.endpoint)).toBeUndefined();
  expect(calls.find('GET', `${other.endpoint}/dalej`)).toBeUndefined();
});

test('what is no service has the calls of the portal, and no sources', () => {
  expect(calls.findOf('__proto__')('GET', '/pi/status')).toBeDefined();
  expect(calls.findOf('')('GET', '/nie/ma')).toBeUndefined();
  expect([calls.sourcesOf('__proto__'), calls.sourcesOf('')]).toEqual([[], []]);
});
