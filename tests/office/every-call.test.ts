import { describe, expect, it } from 'vitest';
import { officeCalls } from '../../engine/authoring/openapi';
import { readDefinitions } from '../../scripts/generate-types/read-definitions';
import { findResource } from '../../server/resources/answer-call';
import { resources } from '../../server/resources/index';

const calls = officeCalls(await readDefinitions('definitions'));
const keyOf = ({ method, endpoint }: (typeof calls)[number]) => `${method} ${endpoint}`;

describe('the built-in office', () => {
  it('does something with every call that the definitions name, and with no other [CALL-11]', () => {
    const answered = calls.filter(({ answer }) => answer !== 'drawn');
    expect(answered.length).toBeGreaterThan(60);
    const path = (endpoint: string) => endpoint.replaceAll(/\{\w+\}/g, 'x');
    const idle = answered.filter(({ method, endpoint }) => findResource({ method, path: path(endpoint) }) === null);
    expect(idle.map(keyOf)).toEqual([]);
    const named = new Set(calls.map(keyOf));
    expect(resources.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([]);
  });
});
