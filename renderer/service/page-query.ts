import { type CompiledService, readInputs, type ServiceInputs } from '../../engine';

let page = { search: '', query: {} as Readonly<Record<string, string>>, inputs: new WeakMap<CompiledService, ServiceInputs>() };

/** The query of an address, this page's unless another is given. It is taken apart once for the calls ahead and for the screen. */
export function pageQuery(search = location.search): Readonly<Record<string, string>> {
  return pageAt(search).query;
}

/** The inputs that stand in the address of this page. */
export function pageInputs(service: CompiledService): ServiceInputs {
  const { query, inputs } = pageAt(location.search);
  const known = inputs.get(service) ?? readInputs(service.definition, query);
  inputs.set(service, known);
  return known;
}

function pageAt(search: string): typeof page {
  if (page.search !== search) page = { search, query: Object.fromEntries(new URLSearchParams(search)), inputs: new WeakMap() };
  return page;
}
