import type { Contract } from '../../language/language.generated';
import { isRecord } from '../../values/is-record';
import { failure, type Result, success } from '../../values/result';
import { unsafeNames } from '../parse/unsafe-names';
import type { Phrase } from '../phrases/catalogue';
import { callParams } from './call-params';
import { startCount } from './contract-limits';
import { followed, listOf, memberOf, membersOf, type Notes, type Part, startNotes, textOf } from './document-parts';
import { inferContract } from './infer-contract';
import { isEndpoint } from './names';
import { parseText } from './parse-text';
import { say } from './phrases';
import type { PlannedCall } from './plan';
import { usable } from './read-sample';
import { brief, contractOfSchema } from './schema-contract';

/** An operation of the office that reads something. */
export interface OfficeOperation {
  /** Its operationId, or its path where it has none. */
  readonly id: string;
  readonly path: string;
  readonly summary: string;
}

/** An OpenAPI document that services can be made from. */
export interface OfficeDocument {
  readonly title: string;
  /** Its operations of the method GET, in the order of the document. */
  readonly operations: readonly OfficeOperation[];
  /** The call of an operation with its choices, or why it cannot be used. */
  callOf(id: string): Result<ReadCall, Phrase>;
}

/** A call with what is to be said about it. */
export interface ReadCall {
  readonly call: PlannedCall;
  readonly notes: readonly Phrase[];
}

interface Found extends OfficeOperation {
  readonly operation: Part;
  /** What the path says for all its operations. */
  readonly around: Part;
}

/** Reads an OpenAPI document of version 3, or says what it is instead. */
export function readOfficeDocument(text: string): Result<OfficeDocument, Phrase> {
  const read = parseText(text);
  if (!read.ok) return read;
  const document = read.value;
  if (memberOf(document, 'swagger') !== undefined) return failure(say('swagger'));
  if (!isRecord(document) || !/^3\./.test(String(memberOf(document, 'openapi') ?? ''))) return failure(say('not-openapi'));
  const found = operationsOf(document);
  if (found.length === 0) return failure(say('no-operations'));
  return success({
    title: textOf(memberOf(document, 'info'), 'title') ?? '',
    operations: found.map(({ id, path, summary }) => ({ id, path, summary })),
    callOf(id) {
      const operation = found.find((each) => each.id === id);
      return operation === undefined ? failure(say('no-operation', { name: brief(id), known: known(found) })) : callOf(document, operation);
    },
  });
}

const longestPath = 200;
const mostOperations = 2_000;
const mostNamed = 20;

function known(found: readonly Found[]): string {
  return (
    found
      .slice(0, mostNamed)
      .map(({ id }) => brief(id))
      .join(', ') + (found.length > mostNamed ? '…' : '')
  );
}

function operationsOf(document: Part): readonly Found[] {
  const ids = new Set<string>();
  return membersOf(document, 'paths')
    .slice(0, mostOperations)
    .flatMap(([path, item]) => {
      const around = followed(document, item)?.part;
      const operation = memberOf(around, 'get');
      if (around === undefined || !isRecord(operation)) return [];
      const named = textOf(operation, 'operationId') ?? path;
      const id = ids.has(named) ? path : named;
      ids.add(id);
      const summary = textOf(operation, 'summary') ?? textOf(operation, 'description')?.slice(0, 200) ?? '';
      return [{ id, path, summary, operation, around }];
    });
}

function callOf(document: Part, { id, path, operation, around }: Found): Result<ReadCall, Phrase> {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isFit = isEndpoint(path.replace(/\{\w+\}/g, 'x')) && path.length <= longestPath && !places.some((place) => unsafeNames.has(place));
  if (!isFit) return failure(say('unfit-path', { path: brief(path) }));
  const notes = startNotes();
  if (memberOf(operation, 'deprecated') === true) notes.say(say('was-deprecated'));
  const [server] = [...listOf(operation, 'servers'), ...listOf(around, 'servers'), ...listOf(document, 'servers')];
  const address = textOf(server, 'url');
  if (address !== undefined && address !== '/') notes.say(say('server-address', { server: brief(address) }));
  const count = startCount();
  const response = answerOf(document, operation, { notes, count });
  if (response === null) return failure(say('no-answer', { name: brief(id) }));
  const read = usable(response, count);
  if (!read.ok) return read;
  const parameters = merged(document, listOf(around, 'parameters'), listOf(operation, 'parameters'));
  const asked = callParams(document, parameters, places, notes);
  if (asked === null) return failure(say('person-in-path', { path: brief(path) }));
  return success({ call: { endpoint: path, response: read.value.contract, ...asked }, notes: [...notes.said, ...read.value.notes] });
}

/** A parameter of an operation replaces one of its path with the same name and place. */
function merged(document: Part, around: readonly unknown[], own: readonly unknown[]): readonly unknown[] {
  const keyOf = (given: unknown) => {
    const part = followed(document, given)?.part;
    return `${textOf(part, 'in')} ${textOf(part, 'name')}`;
  };
  const keys = new Set(own.map(keyOf));
  return [...around.filter((given) => !keys.has(keyOf(given))), ...own];
}

/** What the operation answers when all is well; null when the document does not say it. */
function answerOf(
  document: Part,
  operation: Part,
  way: { readonly notes: Notes; readonly count: ReturnType<typeof startCount> },
): Contract | null {
  const responses = new Map(membersOf(operation, 'responses'));
  const given = ['200', '2XX', '201', '203', 'default'].map((code) => responses.get(code)).find((response) => response !== undefined);
  const content = membersOf(followed(document, given)?.part, 'content').find(
    ([type]) => /^application\/([\w.-]+\+)?json\b/i.test(type) || type === '*/*',
  );
  const media = content?.[1];
  const sample = sampleOf(document, media);
  const schema = memberOf(media, 'schema');
  if (!isRecord(schema)) return sample === undefined ? null : inferContract([sample], way.count);
  const declared = contractOfSchema(schema, { document, ...way, name: '' });
  return sample === undefined ? declared : withExamples(declared, [sample]);
}

function sampleOf(document: Part, media: unknown): unknown {
  const [first] = membersOf(media, 'examples');
  return memberOf(media, 'example') ?? (first && memberOf(followed(document, first[1])?.part, 'value'));
}

const mostExamples = 5;

/** A contract with examples from whole samples, where it has none of its own. */
function withExamples(contract: Contract, samples: readonly unknown[]): Contract {
  if (contract.properties)
    return {
      ...contract,
      properties: Object.fromEntries(
        Object.entries(contract.properties).map(([name, field]) => [
          name,
          withExamples(
            field,
            samples.map((sample) => memberOf(sample, name)),
          ),
        ]),
      ),
    };
  if (contract.items)
    return { ...contract, items: withExamples(contract.items, samples.filter(Array.isArray).flat().slice(0, mostExamples)) };
  if (contract.examples !== undefined || contract.enum !== undefined) return contract;
  const types = [contract.type ?? []].flat();
  const fitting = samples.filter(
    (sample) =>
      (typeof sample === 'string' && types.includes('string') && sample.length <= 80) ||
      (typeof sample === 'number' && (types.includes('number') || (types.includes('integer') && Number.isInteger(sample)))) ||
      (typeof sample === 'boolean' && types.includes('boolean')),
  );
  const examples = fitting.slice(0, mostExamples);
  return examples.length === 0 ? contract : { ...contract, examples };
}
