import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceDefinition } from '../../engine';
import {
  defaultEndpoint,
  planOf,
  proposedChart,
  type ReadCall,
  readOfficeDocument,
  readSamples,
  serviceOf,
  word,
} from '../../engine/authoring/new-service';
import { Misuse, Refusal } from '../command-line/refusal';

/** What a service is made from, as it was given to the command. */
export interface GivenService {
  readonly slug: string;
  readonly group: string;
  /** File of a sample answer. */
  readonly from?: string;
  /** File of an OpenAPI document. */
  readonly openapi?: string;
  readonly operation?: string;
  readonly chart?: boolean;
  readonly endpoint?: string;
}

/** The definition of the service, with what was left out of its sample or document. */
export function plannedService(given: GivenService): { readonly service: ServiceDefinition; readonly notes: readonly string[] } {
  const { slug, group, chart } = given;
  const read = readCall(given);
  const endpoint = given.endpoint ?? read?.call.endpoint ?? defaultEndpoint(slug);
  const planned = planOf({ slug, group, endpoint, response: read?.call.response ?? null });
  if (!planned.ok) throw new Refusal(word(planned.failure, 'en'));
  const plan = { ...planned.value, call: { ...planned.value.call, ...read?.call, endpoint } };
  const drawn = chart ? proposedChart(plan.rows, plan.columns) : null;
  if (chart && drawn === null) throw new Refusal('There is nothing to draw: a chart needs a list with a text, day or year and a number.');
  return { service: serviceOf({ ...plan, chart: drawn }), notes: (read?.notes ?? []).map((note) => word(note, 'en')) };
}

function readCall({ slug, from, openapi, operation }: GivenService): ReadCall | null {
  if (openapi !== undefined) return callOfDocument(openapi, operation);
  if (from === undefined) return null;
  const read = readSamples([readText(from)]);
  if (!read.ok) throw new Refusal(`${path.resolve(from)}: ${word(read.failure, 'en')}`);
  const { contract, notes } = read.value;
  return { call: { endpoint: defaultEndpoint(slug), response: contract, personal: false, query: {}, params: {} }, notes };
}

function callOfDocument(file: string, operation: string | undefined): ReadCall {
  const document = readOfficeDocument(readText(file));
  if (!document.ok) throw new Refusal(`${path.resolve(file)}: ${word(document.failure, 'en')}`);
  const known = document.value.operations.map(({ id }) => id);
  if (operation === undefined) throw new Misuse(`--operation is missing. Operations of the document: ${known.slice(0, 50).join(', ')}.`);
  const read = document.value.callOf(operation);
  if (!read.ok) throw new Refusal(word(read.failure, 'en'));
  return read.value;
}

function readText(file: string): string {
  const name = path.resolve(file);
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new Refusal(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
