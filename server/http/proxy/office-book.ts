import { Agent } from 'undici';
import { mainOffice, type OfficeAccess } from '../../../engine';
import { OfficeFailure } from '../../errors/office-failure';
import type { OtherOffice } from './office-call';

/** The offices that the portal passes calls on to. */
export interface OfficeBook {
  /** An office by its id. Throws an `OfficeFailure` if there is none of this id, or if the operator has not said where it is. */
  find(id: string): OtherOffice;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** The office that an address below the portal's calls names, and the address there. */
export function addressedOffice(address: string): { readonly id: string; readonly path: string } {
  const [, id, path] = /^\/@([a-z][a-z0-9-]*)(\/.*)$/.exec(address) ?? [];
  return id !== undefined && path !== undefined ? { id, path } : { id: mainOffice, path: address };
}

interface BookOptions {
  /** Base address of the main office, without a slash at the end; null when the built-in office answers its calls. */
  readonly officeApiUrl: string | null;
  /** Address under which visitors reach the portal. */
  readonly publicUrl: string;
  /** The value of a variable of the operator. Its name begins with OFFICE_. */
  readonly variable: (name: string) => string | undefined;
  /** The offices that the published pack names. */
  readonly named: () => readonly OfficeAccess[];
  /** Tells the operator what is missing. */
  readonly tell: (text: string) => void;
  /** Milliseconds of silence after which a call has failed, where the pack does not say it. */
  readonly timeLimit?: number;
}

const unnamed = { url: null, headers: {}, session: 'token', timeLimit: null } as const;

/** Opens the book. A definition may change it at any time, so an office is looked up for each call and kept while nothing about it changes. */
export function openOfficeBook({ officeApiUrl, publicUrl, variable, named, tell, timeLimit = 10_000 }: BookOptions): OfficeBook {
  const opened = new Map<string, { readonly key: string; readonly office: OtherOffice }>();
  // By time limit: whatever else changes about an office, calls that are under way keep their connections, and idle ones end by themselves.
  const agents = new Map<number, Agent>();
  const told = new Set<string>();
  const portal = new URL(publicUrl);

  const missing = (id: string, variable: string): never => {
    if (!told.has(variable))
      tell(`The office ${id} needs the variable ${variable}, which is not set. Its calls are answered with an error.`);
    told.add(variable);
    throw new OfficeFailure('officeUnreachable');
  };
  const variableOf = (id: string, name: string): string => variable(name) ?? missing(id, name);
  const addressOf = (id: string, name: string): URL => {
    const text = variableOf(id, name);
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && ['http:', 'https:'].includes(url.protocol)) return url;
    if (!told.has(name)) tell(`The variable ${name} of the office ${id} must be an http or https address.`);
    told.add(name);
    throw new OfficeFailure('officeUnreachable');
  };
  const agentOf = (limit: number): Agent => {
    const known = agents.get(limit);
    if (known) return known;
    const agent = new Agent({ headersTimeout: limit, bodyTimeout: limit, connect: { timeout: limit }, connections: 256 });
    agents.set(limit, agent);
    return agent;
  };
  const open = (
    id: string,
    { url, headers, session, timeLimit: seconds }: Omit<OfficeAccess, 'id' | 'timeLimit'> & { timeLimit: number | null },
  ) => {
    const base = id === mainOffice && officeApiUrl !== null ? new URL(officeApiUrl) : url === null ? null : addressOf(id, url);
    if (base === null) throw new OfficeFailure('unknownAddress');
    const filled = Object.entries(headers).map(([name, text]) => [
      name.toLowerCase(),
      text.replace(/\$(OFFICE_[A-Z0-9_]+)/g, (_, name: string) => variableOf(id, name)),
    ]);
    return {
      id,
      base,
      portal,
      agent: agentOf(seconds === null ? timeLimit : seconds * 1000),
      headers: Object.fromEntries(filled),
      session,
    } satisfies OtherOffice;
  };
  return {
    find(id) {
      const access = named().find((one) => one.id === id) ?? (id === mainOffice && officeApiUrl !== null ? unnamed : null);
      if (access === null) throw new OfficeFailure('unknownAddress');
      const key = JSON.stringify(access);
      const known = opened.get(id);
      if (known?.key === key) return known.office;
      const office = open(id, access);
      opened.set(id, { key, office });
      return office;
    },
    close: async () => void (await Promise.all([...agents.values()].map((agent) => agent.destroy()))),
  };
}
