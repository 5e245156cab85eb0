// The definitions of a municipality whose office is foreign: an overlay that says how each answer is read and how shared calls are sent.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contract } from '../../engine';
import { type LoadedPack, type LoadedService, languageWith, officeCalls, walkDefinition } from '../../engine/authoring';
import { answerOf, foreignName, sendOf } from './shapes';
import { uploadScreen } from './uploads';

/** Calls of the base pack that this office has nothing for. */
export const lackedCalls: readonly string[] = ['szkice', 'usuniecieKonta', 'elementyDochodzenia', 'kafelki', 'licznikOdwiedzin'];

/** Writes the overlay into an empty folder. */
export function writeForeignDefinitions(folder: string, pack: LoadedPack, formOrigins: readonly string[]): void {
  const calls = officeCalls(pack);
  write(folder, 'portal.json', {
    definitionVersion: 2,
    extends: 'okienko',
    id: 'foreign',
    formOrigins,
    offices: [
      {
        id: 'main',
        session: 'cookie',
        timeLimit: 8,
        lacksFiles: ['/podatki/dajDecyzje/pdf'],
        refused: '=has(body.blad) && body.blad != null',
        error: { kod: '=body.blad.kod', opis: '=body.blad.tresc', field: '=has(body.blad.pole) ? body.blad.pole : null' },
      },
    ],
  });
  write(folder, 'calls.json', {
    calls: Object.fromEntries(
      Object.entries(pack.calls.calls).map(([id, { endpoint, method = 'GET', response, content }]) => {
        if (lackedCalls.includes(id)) return [id, null];
        // What services send with the call counts as well as what the call says itself.
        const call = calls.find((one) => one.method === method && one.endpoint === endpoint);
        const send = call && sendOf(call);
        const path = foreignPath(endpoint);
        return [
          id,
          {
            endpoint: send ? path.replaceAll(/\{(\w+)\}/g, (_, name) => `{${foreignName(name)}}`) : path,
            ...(send && { send }),
            answer: answerOf(response),
            ...(content?.by !== undefined && { content: { body: ownPages } }),
          },
        ];
      }),
    ),
  });
  write(folder, 'services/zalaczniki-obce.json', uploadScreen);
  for (const service of pack.services) {
    const patch = patchOf(service);
    if (Object.keys(patch).length > 0) write(folder, service.place('').file, patch);
  }
}

/** Pages of information of the municipality itself, in the shape of the contract. */
export const ownPages = { 'od-gminy.html': { tytul: 'Od gminy', html: '<p>Tę stronę prowadzi gmina.</p>' } };

/** What an overlay says of a service: how each answer is read that the service declares itself. */
function patchOf({ definition }: LoadedService): Patch {
  const patch: Patch = {};
  walkDefinition(definition, languageWith(undefined).schema, ({ kind, value, path }) => {
    if (kind === 'contract' && path.at(-1) === 'response')
      set(patch, definition, [...path.slice(0, -1), 'answer'], answerOf(value as Contract));
  });
  return patch;
}

type Patch = Record<string, unknown>;

/** Sets a value of a patch. Items of lists are named by the ids that they have in the base. */
function set(patch: Patch, base: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): void {
  if (step === undefined) return;
  const inner: unknown = Reflect.get(Object(base), step);
  if (rest.length === 0) {
    patch[step] = value;
  } else if (Array.isArray(inner)) {
    const item: unknown = inner[Number(rest[0])];
    const id: unknown = Reflect.get(Object(item), 'id');
    const list = (patch[step] ?? []) as Patch[];
    patch[step] = list;
    const known = list.find((one) => one.id === id) ?? { id };
    if (!list.includes(known)) list.push(known);
    set(known, item, rest.slice(1), value);
  } else {
    const object = (patch[step] ?? {}) as Patch;
    patch[step] = object;
    set(object, inner, rest, value);
  }
}

function write(folder: string, file: string, content: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
}

/** The foreign office has paths of its own. */
export function foreignPath(endpoint: string): string {
  return `/v3${endpoint}`;
}
