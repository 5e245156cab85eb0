import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import type { Plugin } from 'vite';
import { propertySheet, serviceSchema, sheetKinds } from '../../engine/authoring';

const listName = 'virtual:sheet-validators';
const partName = 'virtual:sheet-validator/';

/**
 * The validators of the property sheets of the standard language, compiled while the editor is built: its page may not evaluate code. Each
 * kind of part is a module of its own, loaded when a part of that kind is first selected.
 */
export function sheetValidators(): Plugin {
  return {
    name: 'okienko-sheet-validators',
    resolveId: (name) => (name === listName || name.startsWith(partName) ? `\0${name}` : null),
    load(id) {
      if (id === `\0${listName}`) return listModule();
      return id.startsWith(`\0${partName}`) ? validatorModule(id.slice(partName.length + 1)) : null;
    },
  };
}

function listModule(): string {
  const loaders = sheetKinds(serviceSchema).map((kind) => `  ${JSON.stringify(kind)}: () => import(${JSON.stringify(partName + kind)}),`);
  return `export const sheetValidators = {\n${loaders.join('\n')}\n};\n`;
}

/** Ajv writes CommonJS: what it exports and requires becomes a module. */
function validatorModule(kind: string): string {
  const sheet = propertySheet(serviceSchema, kind);
  if (sheet === null) throw new Error(`The language has no kind of part ${kind}.`);
  const code = compileSchemaValidatorsCode(sheet.schema, { ajvOptionsOverrides: { strict: false, logger: false } });
  const modules = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => String(name)))];
  const imports = modules.map((name, index) => `import * as required${index} from ${JSON.stringify(`${name}.js`)};`);
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, name: string) => `asRequired(required${modules.indexOf(name)})`);
  return [
    ...imports,
    'const asRequired = (module) => module.default?.default === undefined ? module : module.default;',
    `export const schema = ${JSON.stringify(sheet.schema)};`,
    'const exports = {};',
    body.replace('"use strict";', ''),
    'export const validators = exports;',
  ].join('\n');
}
