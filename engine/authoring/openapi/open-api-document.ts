import type { Contract, ContractType } from '../../language/language.generated';
import { mainOffice } from '../../pack/answer-reading';
import { plainText } from '../compile';
import type { LoadedPack } from '../source/loaded-pack';
import type { CallValue, OfficeCall } from './office-call';
import { askedCalls, type CallingPack } from './office-calls';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

/**
 * The OpenAPI 3.1 document of the office's side, for the people who write a backend: every call that a pack makes and does not answer itself.
 * `version` is that of the pack, which changes with its definitions.
 */
export function openApiDocument(pack: CallingPack & Pick<LoadedPack, 'portal'>, version: string): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of askedCalls(pack)) {
    // Another office has a document of its own.
    if (call.office !== mainOffice) continue;
    const path = paths[call.endpoint] ?? {};
    path[call.method.toLowerCase()] = operation(call, pack.portal.languages);
    paths[call.endpoint] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: plainText(pack.portal.office.portalName),
      version,
      description: 'Calls that the portal makes, described by its service definitions.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          description: 'What the office answers instead, with a status of 400 or more.',
          required: ['kod', 'opis'],
          properties: {
            kod: { type: ['integer', 'string'], description: 'Number of the error.' },
            opis: { type: 'string', description: 'A sentence for the resident.' },
          },
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in user.' },
      },
      responses: {
        Error: {
          description: 'An error with kod and opis.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

function operation(call: OfficeCall, languages: readonly string[]): JsonObject {
  const inPath = new Set([...call.endpoint.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const parameters = [
    ...(call.personal ? identity : []),
    ...call.query.map((value) => parameter(value, inPath.has(value.name))),
    {
      name: 'lang',
      in: 'query',
      required: false,
      description: 'Language of the resident.',
      schema: { type: 'string', enum: languages },
    },
  ];
  return {
    operationId: `${call.method.toLowerCase()}${call.endpoint.replace(/\{(\w+)\}/g, '$1').replace(/(?:^|[/.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.services.join('; '),
    parameters,
    ...(call.signedIn && { security: [{ token: [] }] }),
    ...(call.body.length > 0 && { requestBody: { required: true, content: { 'application/json': { schema: bodySchema(call.body) } } } }),
    responses: { '200': success(call), default: { $ref: '#/components/responses/Error' } },
  };
}

const identity: readonly JsonObject[] = ['nip', 'pesel'].map((name) => ({
  name,
  in: 'query',
  required: false,
  description: 'Identity of the subject; the office checks it against the rights of the token.',
  schema: { type: 'string' },
}));

function parameter({ name, optional, contract }: CallValue, inPath: boolean): JsonObject {
  const isList = contract.type === 'array';
  return {
    name,
    in: inPath ? 'path' : 'query',
    required: inPath || !optional,
    ...(contract.description !== undefined && { description: contract.description }),
    ...(isList && !inPath && { style: 'form', explode: false }),
    schema: jsonSchema(withoutNull(contract)),
  };
}

function bodySchema(values: readonly CallValue[]): JsonObject {
  return {
    type: 'object',
    required: values.filter((value) => !value.optional).map((value) => value.name),
    properties: Object.fromEntries(values.map((value) => [value.name, jsonSchema(value.contract)])),
  };
}

function success(call: OfficeCall): JsonObject {
  if (call.answer === 'pdf' || call.answer === 'drawn') return { description: 'The document.', content: { 'application/pdf': {} } };
  if (call.answer === 'file') return { description: 'The file.', content: { 'application/octet-stream': {} } };
  if (call.reading !== null) {
    const json = call.sample === undefined ? {} : { example: call.sample as Json };
    return { description: 'The answer, in the shape from which the definition makes its own.', content: { 'application/json': json } };
  }
  return { description: 'The answer.', content: { 'application/json': { schema: call.response ? jsonSchema(call.response) : {} } } };
}

/** A contract in JSON Schema 2020-12, which OpenAPI 3.1 uses; the label of a form field becomes a plain title. */
function jsonSchema(contract: Contract): JsonObject {
  const { title, properties, items, type, enum: allowed, default: preset, examples, ...rest } = contract;
  return {
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title: plainText(title) }),
    ...(rest as JsonObject),
    ...(allowed && { enum: allowed as Json[] }),
    ...(preset !== undefined && { default: preset as Json }),
    ...(examples && { examples: examples as Json[] }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, jsonSchema(field)])) }),
    ...(items && { items: jsonSchema(items) }),
  };
}

function withoutNull(contract: Contract): Contract {
  if (!Array.isArray(contract.type)) return contract;
  const types = contract.type.filter((type): type is Exclude<ContractType, 'null'> => type !== 'null');
  return { ...contract, type: types.length === 1 && types[0] ? types[0] : types };
}
