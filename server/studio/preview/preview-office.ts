import { type LoadedPack, type OfficeCall, officeCalls, sampleValue } from '../../../engine/authoring';

/** The office as a preview has it: it answers from contracts and examples, and nothing that is sent to it changes anything. */
export interface PreviewOffice {
  /** The answer of a call, undefined when the pack makes no such call. */
  answer(method: string, path: string): { readonly value: unknown; readonly call: OfficeCall } | undefined;
}

const offices = new WeakMap<LoadedPack, PreviewOffice>();

/** The office of a pack, made once for each. */
export function previewOffice(pack: LoadedPack): PreviewOffice {
  const known = offices.get(pack);
  if (known) return known;
  const made = createOffice(pack);
  offices.set(pack, made);
  return made;
}

function createOffice(pack: LoadedPack): PreviewOffice {
  const calls = officeCalls(pack).map((call) => ({ call, pattern: patternOf(call.endpoint) }));
  return {
    answer(method, path) {
      const found = calls.find(({ call, pattern }) => call.method === method && pattern.test(path));
      if (found === undefined) return undefined;
      const { call } = found;
      // A page reads an answer by the mapping of its source, so an office of another shape is given its own sample.
      return { call, value: call.sample ?? (call.response === null ? null : sampleValue(call.response)) };
    },
  };
}

function patternOf(endpoint: string): RegExp {
  const steps = endpoint.split('/').map((step) => (/^\{\w+\}$/.test(step) ? '[^/]+' : step.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${steps.join('/')}$`, 'u');
}
