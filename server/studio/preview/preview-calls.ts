import { callKey, type LoadedPack, type OfficeCall, officeCalls, sourceCalls } from '../../../engine/authoring';

/** Finds the call that is meant by a method and a path. */
export type FindCall = (method: string, path: string) => OfficeCall | undefined;

/** The calls that a previewed pack makes. A preview shows one service of a pack that changes with each key, so others are read when asked for. */
export interface PreviewCalls {
  /** Finds a call as the whole pack makes it. */
  readonly find: FindCall;
  /** Finds a call as one service makes it; undefined for one that neither the service nor the portal around it makes. */
  findOf(slug: string): FindCall;
  /** Sources of a service by the call that they ask; none for a service that is not there. */
  sourcesOf(slug: string): readonly SourceCall[];
}

/** A source of a service with the call that it asks. */
export interface SourceCall {
  readonly id: string;
  readonly call: OfficeCall;
  /** Name of the call. */
  readonly key: string;
}

/** Reads the calls of a pack. */
export function previewCalls(pack: LoadedPack): PreviewCalls {
  const services = (slug: string) => pack.services.filter((service) => service.slug === slug);
  let whole: FindCall | null = null;
  return {
    find(method, path) {
      whole ??= finder(officeCalls(pack));
      return whole(method, path);
    },
    findOf: remembered((slug) => finder(officeCalls({ ...pack, services: services(slug) }))),
    sourcesOf: remembered((slug) =>
      services(slug).flatMap(({ definition }) =>
        [...sourceCalls(definition, pack)].map(([id, call]) => ({ id, call, key: callKey(call) })),
      ),
    ),
  };
}

function finder(calls: readonly OfficeCall[]): FindCall {
  const patterns = calls.map((call) => ({ call, pattern: patternOf(call.endpoint) }));
  return (method, path) => patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}

function remembered<Value>(make: (slug: string) => Value): (slug: string) => Value {
  const known = new Map<string, Value>();
  return (slug) => {
    const value = known.get(slug) ?? make(slug);
    known.set(slug, value);
    return value;
  };
}

function patternOf(endpoint: string): RegExp {
  const steps = endpoint.split('/').map((step) => (/^\{\w+\}$/.test(step) ? '[^/]+' : step.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${steps.join('/')}$`, 'u');
}
