import { type CompiledService, failure, type Language, type ParamInputs, type Result, type ServiceModel, success } from '../../engine';
import { OfficeFailure } from '../errors/office-failure';
import { matchEndpoint } from '../http/match-endpoint';
import type { PublishedPack } from '../publishing/published-pack';

type Param = NonNullable<CompiledService['definition']['params']>[string];

/** A service whose PDF lies at an address, and the query that the address carries. */
export interface FoundPdf {
  readonly service: CompiledService;
  readonly query: Readonly<Record<string, string>>;
}

/** Finds the service whose definition names this address for its PDF. `{name}` in a definition's address counts as a query parameter. */
export function findPdf(pack: PublishedPack, path: string, query: Readonly<Record<string, string>>, language: Language): FoundPdf | null {
  for (const { slug } of pack.index(language).services) {
    const service = pack.service(slug, language);
    const pdf = service?.definition.pdf;
    if (!service || !pdf) continue;
    const places = matchEndpoint(pdf.endpoint, path);
    if (places) return { service, query: { ...query, ...places } };
  }
  return null;
}

/** What the resident chose, read back from the query that the definition writes: `"rok": "=params.rok"` turns `rok=2026` into the param. */
export function inputsOf({ service: { definition }, query }: FoundPdf): Result<ParamInputs, OfficeFailure> {
  const inputs: Record<string, ParamInputs[string]> = {};
  for (const [name, value] of Object.entries(definition.pdf?.query ?? {})) {
    const given = query[name];
    const path = typeof value === 'string' ? /^=\s*params\.(\w+)(?:\.(from|to))?\s*$/.exec(value) : null;
    const id = path?.[1];
    const param = id === undefined ? undefined : definition.params?.[id];
    if (id === undefined || param === undefined) {
      if (typeof value === 'string' && value.startsWith('=')) continue;
      if (given !== undefined && given !== String(value)) return failure(new OfficeFailure('wrongQuery', { name }));
      continue;
    }
    if (given === undefined || given === '') {
      if (isRequired(param)) return failure(new OfficeFailure('wrongQuery', { name }));
      continue;
    }
    inputs[id] = inputOf(param, given, path?.[2], inputs[id]);
  }
  return success(inputs);
}

/** Names of the params whose input the screen did not take: outside the list, no date, against a rule. */
export function refusedParams(model: ServiceModel, inputs: ParamInputs): readonly string[] {
  return model.params
    .filter((param) => {
      const input = inputs[param.id];
      if (param.problem !== null) return true;
      if (input === undefined) return false;
      switch (param.control) {
        case 'select':
        case 'multi-select':
        case 'radio':
          return param.status === 'ready' && [input].flat().some((key) => typeof key === 'string' && !param.chosen.includes(key));
        case 'date':
          return param.value === null;
        default:
          return false;
      }
    })
    .map(({ label }) => label);
}

function isRequired(param: Param): boolean {
  return param.required ?? (param.control !== 'date-range' && param.control !== 'number-range');
}

function inputOf(param: Param, text: string, end: string | undefined, before: ParamInputs[string] | undefined): ParamInputs[string] {
  if (param.control === 'multi-select') return text.split(',');
  if (end === undefined) return text;
  const range = typeof before === 'object' && 'from' in before ? before : { from: '', to: '' };
  return { ...range, [end]: text };
}
