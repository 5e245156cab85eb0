import { createServer } from 'node:http';
import { type Configuration, hasDatabase, type OfficeExtras } from './configuration/configuration';
import { type DatabaseServers, openDatabaseServers } from './database/database-servers';
import { describeFault } from './errors/describe-fault';
import { StartFailure } from './errors/start-failure';
import { dispatcher } from './hosts/dispatch';
import { municipalPool } from './hosts/municipal-pool';
import { createMunicipality, type Municipality, type ServedOffice } from './hosts/municipality';
import { openMunicipalityBook } from './hosts/municipality-book';
import { readMunicipality } from './hosts/read-municipality';
import { connectionOptions, listening } from './http/listening';
import { currentMunicipality, inMunicipality, outsideMunicipalities } from './log/current-municipality';
import { openMetrics } from './metrics/portal-metrics';
import { serveMetrics } from './metrics/serve-metrics';
import { type OfficeOptions, openOffice, type ProcessParts } from './open-office';
import { createDrawPool } from './pdf/draw-pool';
import { soundLetter } from './pdf/try-letter';
import { sharePublishing } from './publishing/shared-publishing';

/** What the start of several municipalities needs; `configuration` is that of the process. */
export interface HostsOptions extends Omit<OfficeOptions, 'development' | 'middleware'> {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What the project adds to each of their offices. */
  readonly extras?: OfficeExtras;
  /** False leaves offices with a database of their own closed until somebody asks for them, as it is for the others anyway. */
  readonly opensInBackground?: boolean;
  /** Milliseconds between two looks at the folders of the municipalities. */
  readonly lookEvery?: number;
}

/** A running process of several municipalities. */
export interface RunningHosts {
  /** Where it listens, for this machine. */
  readonly address: string;
  readonly metrics: string | null;
  /** The municipalities with their main hosts. */
  municipalities(): readonly { readonly name: string; readonly host: string }[];
  /**
   * Takes a fault that nothing caught, if it happened in the work of one municipality: its office is closed, and the next request opens it
   * again. False if it is a fault of the process.
   */
  takeFault(error: unknown): boolean;
  /** Finishes the calls in flight of all offices, and closes them. */
  close(): Promise<void>;
}

/** Serves the municipalities below HOSTS_DIR from one port. What the operator must put right is thrown as a `StartFailure`. */
export async function startHosts(options: HostsOptions): Promise<RunningHosts> {
  const { configuration, surroundings, environment, extras = {}, opensInBackground = true, lookEvery = 2_000 } = options;
  const { tell = () => undefined } = options;
  const folder = configuration.hostsDir;
  if (folder === null) throw new StartFailure('HOSTS_DIR names no folder.');
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    const pool = createDrawPool({ letter: soundLetter(options.letter ?? null) });
    closers.push(() => pool.close());
    const publishing = sharePublishing(surroundings);
    closers.push(() => publishing.folders.close());
    const metrics = configuration.metrics && openMetrics(pool);
    const parts = { pool, publishing, servers: serversOfProcess(tell), metrics };
    const warm = warmer();
    const book = openMunicipalityBook({
      folder,
      tell,
      read: (path, name) => readMunicipality(path, name, { environment, configuration, extras }),
      found: (municipality) => warm.add(municipality),
      make(name, settings, after) {
        const told = (text: string) => inMunicipality(name, () => tell(text));
        const reset = () => void municipality.reset().catch((error: unknown) => told(describeFault(error)));
        const open = () => inMunicipality(name, () => openServed(name, settings.configuration, { options, parts, lost: reset }));
        const municipality: Municipality = createMunicipality({ name, settings, open, failed: failureTeller(told), after });
        return municipality;
      },
    });
    closers.push(() => book.close());
    book.refresh();
    const server = createServer(connectionOptions, dispatcher({ book, trustedProxies: configuration.trustedProxies, tell }));
    const { host, port } = configuration;
    await listening(() => listen(server, { host, port }), configuration, 'PORT', 'HOST');
    closers.push(async () => {
      // The offices finish their calls first; connections that stay open meanwhile are told 503.
      await book.close();
      server.close();
      server.closeAllConnections();
    });
    const place = configuration.metrics;
    const states = () => Object.fromEntries(book.all().map((one) => [one.name, stateWords(one)]));
    const figures =
      metrics && place && (await listening(() => serveMetrics(metrics, place, states), place, 'METRICS_PORT', 'METRICS_HOST'));
    if (figures) closers.push(() => figures.close());
    // Stopped before the offices are closed, so that neither finds one again.
    const looking = setInterval(() => book.refresh(), lookEvery);
    closers.push(() => clearInterval(looking));
    closers.push(() => warm.stop());
    if (opensInBackground) warm.start();
    const bound = server.address();
    return {
      address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${typeof bound === 'object' && bound ? bound.port : port}`,
      metrics: figures?.address ?? null,
      municipalities: () => book.all().map(({ name, settings }) => ({ name, host: settings.hosts[0] ?? '' })),
      takeFault(error) {
        const name = currentMunicipality();
        const municipality = book.all().find((one) => one.name === name);
        if (!municipality) return false;
        tell(`A fault that nothing caught closes this municipality; its next request opens it again: ${describeFault(error)}`);
        municipality.reset().catch((failed: unknown) => tell(describeFault(failed)));
        return true;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface ServedParts {
  readonly options: HostsOptions;
  readonly parts: ProcessParts;
  readonly lost: () => void;
}

async function openServed(name: string, configuration: Configuration, { options, parts, lost }: ServedParts): Promise<ServedOffice> {
  const { log = () => undefined, tell = () => undefined } = options;
  const office = await openOffice(
    {
      ...options,
      configuration,
      // What comes from a connection runs outside of the municipality, because a proxy uses one connection for all of them.
      log: (answered) => inMunicipality(name, () => log(answered)),
      tell: (text) => inMunicipality(name, () => tell(text)),
    },
    { ...parts, pool: municipalPool(parts.pool) },
    { municipality: name, lost },
  );
  try {
    await office.app.ready();
  } catch (error) {
    await office.close();
    throw error;
  }
  return { answer: (request, response) => office.app.routing(request, response), close: () => inMunicipality(name, () => office.close()) };
}

/** The connections to database servers belong to the process, whichever municipality is the first to need one. */
function serversOfProcess(tell: (text: string) => void): DatabaseServers {
  const servers = openDatabaseServers(tell);
  return { ...servers, use: (url) => outsideMunicipalities(() => servers.use(url)) };
}

/** Tells why a municipality cannot be opened, once for each reason, and gives the reason. */
function failureTeller(tell: (text: string) => void): (error: unknown) => string {
  let last = '';
  return (error) => {
    const reason = error instanceof StartFailure ? error.message : describeFault(error);
    if (reason !== last) tell(`This municipality cannot be opened: ${reason}`);
    last = reason;
    return reason.split('\n')[0] ?? '';
  };
}

function stateWords(municipality: Municipality): string {
  const state = municipality.state();
  return state.kind === 'failed' ? `failed: ${state.reason}` : state.kind;
}

/**
 * Opens, one after the other and in the background, the offices that have a database of their own: their payments and letters must not wait
 * for a resident who happens to come by.
 */
function warmer() {
  const waiting: Municipality[] = [];
  let running: Promise<void> | null = null;
  let isOn = false;
  const run = async () => {
    for (let next = waiting.shift(); next && isOn; next = waiting.shift()) await next.office();
    running = null;
  };
  const go = () => {
    if (isOn) running ??= run();
  };
  return {
    add(municipality: Municipality) {
      if (!hasDatabase(municipality.settings.configuration)) return;
      waiting.push(municipality);
      go();
    },
    start() {
      isOn = true;
      go();
    },
    async stop() {
      isOn = false;
      await running;
    },
  };
}

function listen(server: ReturnType<typeof createServer>, place: { readonly host: string; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}
