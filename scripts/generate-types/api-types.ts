import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type LanguageInUse, languageWith } from '../../engine/authoring';
import { allBlocks, resolveCalls } from '../../engine/authoring/compile';
import { type CallingPack, type CallValue, callKey, formulaContracts, type OfficeCall, officeCalls } from '../../engine/authoring/openapi';
import type { ServiceDefinition } from '../../engine/language/language.generated';
import { compactComments } from './compact-comments';
import { contractSchema, objectSchema } from './contract-schema';
import { generatedHeader } from './language-types';

/** TypeScript types of all data in the definitions: the office's calls, and the rows, params and forms of each service. */
export async function apiTypes(pack: CallingPack): Promise<string> {
  const language = languageWith(pack.surroundings?.kinds);
  const calls = officeCalls(pack).filter((call) => call.answer === 'json');
  const api = objectSchema(Object.fromEntries(calls.map((call) => [callKey(call), callSchema(call)])));
  const visible = pack.services.filter(({ definition }) => definition.hidden !== true).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const services = objectSchema(
    Object.fromEntries(visible.map(({ slug, definition }) => [slug, serviceSchema(resolveCalls(definition, pack.calls), language)])),
  );
  const files = officeCalls(pack).filter((call) => call.answer === 'pdf' || call.answer === 'file');
  const parts = [
    await typescript(
      { description: 'Calls of the office by method and endpoint: query as it arrives, body, and answer.', ...api },
      'OfficeApi',
    ),
    await typescript(
      {
        description: 'Stored files of the office by method and endpoint: query as it arrives.',
        ...objectSchema(Object.fromEntries(files.map((call) => [callKey(call), callSchema(call)]))),
      },
      'OfficeFiles',
    ),
    await typescript(
      { description: 'Data of the services by slug: rows of tables, values of params, data of forms.', ...services },
      'Services',
    ),
  ];
  return `${generatedHeader}${parts.join('\n')}`;
}

function callSchema(call: OfficeCall): JSONSchema {
  const identity = call.personal ? [queryText('nip', true), queryText('pesel', true)] : [];
  const query = [...identity, ...call.query.map((value) => queryText(value.name, value.optional))];
  return {
    ...objectSchema({
      query: valuesSchema(query),
      ...(call.personal && { personal: { const: true, tsType: 'true', description: 'About a subject of the user.' } }),
      ...(call.signedIn && { signedIn: { const: true, tsType: 'true', description: 'Carries the token of a user.' } }),
      ...(call.body.length > 0 && { body: valuesSchema(call.body) }),
      ...(call.answer === 'json' && { response: contractSchema(call.response) }),
    }),
    description: `${call.services.join('; ')}.`,
  };
}

/** Query parameters arrive as text. */
function queryText(name: string, optional: boolean): CallValue {
  return { name, optional, contract: { type: 'string' } };
}

function valuesSchema(values: readonly CallValue[]): JSONSchema {
  const optional = values.filter((value) => value.optional).map((value) => value.name);
  return objectSchema(Object.fromEntries(values.map((value) => [value.name, contractSchema(value.contract)])), optional);
}

function serviceSchema(definition: ServiceDefinition, language: LanguageInUse): JSONSchema {
  const blocks = allBlocks(definition.blocks, language.kinds);
  const contracts = formulaContracts(definition, language);
  const { authoring } = language;
  const lists = blocks.filter((block) => Object.hasOwn(authoring[block.block]?.row?.(block) ?? { thing: '' }, 'thing') === false);
  const forms = blocks.flatMap((block) => authoring[block.block]?.form?.(block) ?? []);
  return objectSchema({
    rows: objectSchema(Object.fromEntries(lists.map(({ id }) => [id, contractSchema(contracts.row(id))]))),
    params: objectSchema(Object.fromEntries(Object.keys(definition.params ?? {}).map((id) => [id, contractSchema(contracts.param(id))]))),
    forms: objectSchema(Object.fromEntries(forms.map((form) => [form.id, contractSchema(form.schema ?? null)]))),
  });
}

async function typescript(schema: JSONSchema, name: string): Promise<string> {
  const code = await compile(schema, name, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  return compactComments(code);
}
