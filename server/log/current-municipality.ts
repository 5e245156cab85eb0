import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work of a municipality. Everything that it begins, timers and connections too, belongs to that municipality. */
export function inMunicipality<Value>(name: string, work: () => Value): Value {
  return current.run(name, work);
}

/** The municipality whose work runs where this is called; undefined in a process that serves only one, and in work of the process itself. */
export function currentMunicipality(): string | undefined {
  return current.getStore();
}

/** Runs work that belongs to the process, although a municipality may be the first to need it. */
export function outsideMunicipalities<Value>(work: () => Value): Value {
  return current.exit(work);
}
