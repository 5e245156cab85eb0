import standaloneCode from 'ajv/dist/standalone/index.js';
import { matcherSource } from '../../patterns/matcher-source.generated';
import { contractAjv, patternMaker, programOf } from './answer-validator';
import type { ValidationSchema } from './validation-schema';

/** The few functions of Ajv that generated code calls, as source, so that the module needs no other. */
const runtimeFunctions: Readonly<Record<string, string>> = {
  ucs2length: '(text) => { let length = 0; for (const _ of text) length++; return length; }',
  equal:
    'function same(a, b) { if (a === b) return true; if (!a || !b || typeof a != "object" || typeof b != "object" || Array.isArray(a) != Array.isArray(b)) return false; ' +
    'const keys = Object.keys(a); return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key])); }',
};

/**
 * An ES module with one Ajv validate function for each schema, exported under its name. It evaluates no code at run time.
 * Every module gets an Ajv of its own (0.1 ms without meta-schemas), because Ajv numbers its names and the same schemas must give the same bytes.
 */
export function validatorsModule(schemas: Readonly<Record<string, ValidationSchema>>): string {
  const ajv = contractAjv({ messages: false, logger: false, code: { source: true, esm: true } });
  const names = Object.keys(schemas).sort();
  for (const name of names) ajv.addSchema(schemas[name] ?? {}, name);
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const inlined = code.replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_, name: string) => {
    const source = runtimeFunctions[name];
    if (source === undefined) throw new Error(`Generated validators need Ajv's ${name}, which has no inlined form.`);
    return source;
  });
  return inlined.includes(patternMaker) ? `${machineOf(Object.values(schemas))}${inlined}` : inlined;
}

// Most services of a municipality have the contracts of the base, and an edit leaves those of all others.
const mostKept = 400;
const kept = new Map<string, string>();

/** As `validatorsModule`, made once in a process for the schemas that were asked for last, by whichever pack. */
export function keptValidatorsModule(schemas: Readonly<Record<string, ValidationSchema>>): string {
  const key = JSON.stringify(schemas);
  const made = kept.get(key) ?? validatorsModule(schemas);
  // Put anew, it is the latest.
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

/** The machine of patterns with the steps of each pattern that the schemas name. */
function machineOf(schemas: readonly ValidationSchema[]): string {
  const patterns = new Set<string>();
  JSON.stringify(schemas, (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  const programs = [...patterns].sort().map((pattern) => [pattern, programOf(pattern)]);
  return `${matcherSource}\nconst programs = new Map(${JSON.stringify(programs)});\nconst ${patternMaker} = (pattern) => createMatcher(programs.get(pattern));\n`;
}
