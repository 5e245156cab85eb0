import { type CompiledService, readInputs, type ServiceInputs } from '../../engine';
import { portalKinds } from './portal-kinds';

/** The query of an address: this page's, unless another is given. */
export function pageQuery(search = location.search): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

let read: { readonly service: CompiledService; readonly search: string; readonly inputs: ServiceInputs } | null = null;

/** The inputs that stand in the address of this page: read once, for the calls ahead and for the screen. */
export function pageInputs(service: CompiledService): ServiceInputs {
  const { search } = location;
  if (read?.service !== service || read.search !== search)
    read = { service, search, inputs: readInputs(service.definition, pageQuery(search), portalKinds().kinds) };
  return read.inputs;
}
