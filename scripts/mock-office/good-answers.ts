import type { LoadedPack, ServiceScenarios } from '../../engine/authoring';

/** What the scenarios of a pack let the office answer, by the endpoint of the source. */
export function answersOfScenarios(pack: LoadedPack, services: readonly ServiceScenarios[]): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const { slug, file } of services) {
    const { sources = {} } = pack.services.find((service) => service.slug === slug)?.definition ?? {};
    for (const { answers: given = {} } of [file.given ?? {}, ...file.scenarios]) {
      for (const [source, answer] of Object.entries(given)) {
        const { endpoint, call } = sources[source] ?? {};
        const path = endpoint ?? (call === undefined ? undefined : pack.calls.calls[call]?.endpoint);
        if (path !== undefined && 'data' in answer && !answers.has(path)) answers.set(path, answer.data);
      }
    }
  }
  return answers;
}
