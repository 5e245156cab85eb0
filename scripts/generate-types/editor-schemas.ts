import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageSchema, languageWith, type Surroundings } from '../../engine/authoring';
import { root } from '../package/package-root';
import { overlayFilesOf } from './overlay-schema-files';

const schemaFolder = path.join(root, 'definitions/schema');
const services = 'service.schema.json';

/** Schemas of all definition files for the editor, in which kinds and widgets of a project are known: file name → content. */
export function editorSchemas(surroundings: Surroundings): ReadonlyMap<string, string> {
  const names = readdirSync(schemaFolder).filter((name) => name.endsWith('.schema.json'));
  const files = new Map(names.map((name) => [name, readFileSync(path.join(schemaFolder, name), 'utf8')]));
  const own = withWidgets(languageWith(surroundings.kinds).schema, surroundings.widgets);
  files.set(services, `${JSON.stringify(own, null, 2)}\n`);
  const changeable = ['portal', 'calls', 'values', 'texts'].map((name) => JSON.parse(files.get(`${name}.schema.json`) ?? '{}'));
  for (const [name, text] of overlayFilesOf([JSON.parse(JSON.stringify(own)), ...changeable])) files.set(name, text);
  return files;
}

/** The schema of services in which a widget is one of those that there are, with its settings. */
function withWidgets(schema: LanguageSchema, widgets: Surroundings['widgets']): LanguageSchema {
  const definitions = Object(schema.$defs);
  const { WidgetBlock: block } = definitions;
  const said = Object.entries(widgets).map(([id, { description }]) => `${id} (${description.replace(/\.$/, '')})`);
  const widget = { enum: Object.keys(widgets), description: `Name of a widget: ${said.join('; ')}.` };
  return {
    ...schema,
    $defs: {
      ...definitions,
      WidgetBlock: { ...block, properties: { ...block.properties, widget }, allOf: Object.entries(widgets).map(settingsOf) },
    },
  };
}

/** What the other properties of a widget block may be, when its widget is this one. */
function settingsOf([id, { props = {}, required = [], calls = {}, params = {}, files = {} }]: readonly [
  string,
  Surroundings['widgets'][string],
]): object {
  const described = (parts: Readonly<Record<string, { readonly description?: string }>>) => ({
    properties: Object.fromEntries(Object.entries(parts).map(([name, { description = '' }]) => [name, { description }])),
    additionalProperties: false,
  });
  const another = { not: { required: ['widget'], properties: { widget: { const: id } } } };
  const own = { props: { ...described(props), required }, calls: described(calls), params: described(params), files: described(files) };
  return { anyOf: [another, { ...(required.length === 0 ? {} : { required: ['props'] }), properties: own }] };
}
