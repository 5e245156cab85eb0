import { join } from 'node:path';
import {
  askedCalls,
  checkPack,
  checkScenarios,
  type LoadedPack,
  problemReport,
  readScenarios,
  reportText,
  type ScenarioResult,
  scenarioSetting,
} from '../../engine/authoring';
import { runScenario, type Scenario, type ScreenView } from '../../engine/scenarios';
import type { Gateway } from '../../server';
import { ownFolder, readDefinitions } from '../definitions/definitions-folder';
import { answersOfScenarios } from '../mock-office/good-answers';
import { createMockOffice } from '../mock-office/mock-server';
import type { WayName } from '../mock-office/way-names';
import { gatewaysOf } from '../own-code/own-office';
import { surroundingsOf } from '../own-code/own-surroundings';
import { readOwnCode } from '../own-code/read-config';

/** What a resident meets a screen with: a scenario without what it expects. */
export type Situation = Omit<Scenario, 'name' | 'expect'>;

/** The definitions of a project, checked with its own code. */
export interface OpenProject {
  readonly errors: number;
  readonly warnings: number;
  /** What `okienko check` prints. */
  readonly report: string;
  /** The payment gateways that the project adds. */
  readonly gateways: readonly Gateway[];
  /** Runs the scenarios of all services, or of one. One that failed has problems. */
  scenarios(service?: string): Promise<readonly ScenarioResult[]>;
  /** Opens a screen in a situation and tells what it shows, in the words of scenarios. */
  show(service: string, situation?: Situation): Promise<ScreenView>;
  /** Starts the mock office on a free port of the loopback address. */
  startMockOffice(way?: WayName): Promise<{ readonly address: string; close(): Promise<void> }>;
}

/** Reads a project: its config and its definitions, by default those of the working directory. Throws an error whose message says what cannot be read. */
export async function openProject(folder = '.', definitions = join(folder, ownFolder)): Promise<OpenProject> {
  const own = await readOwnCode({}, folder);
  const read = readDefinitions(definitions);
  const check = checkPack(read.files, read.base, await surroundingsOf(own));
  const { errors, warnings } = problemReport(check);
  const report = reportText(check, read.nameOf);
  const packOf = (): LoadedPack => {
    if (check.pack === null || errors > 0) throw new Error(report);
    return check.pack;
  };
  return {
    errors,
    warnings,
    report,
    gateways: await gatewaysOf(own),
    async scenarios(service) {
      const found = readScenarios(read.files, packOf());
      if (found.problems.length > 0) throw new Error(reportText(found, read.nameOf));
      return await checkScenarios(
        packOf(),
        found.services.filter(({ slug }) => service === undefined || slug === service),
      );
    },
    async show(service, situation = {}) {
      const pack = packOf();
      const loaded = pack.services.find(({ slug }) => slug === service);
      if (!loaded) throw new Error(`The project has no service ${service}.`);
      const { view } = await runScenario({ ...situation, name: service, expect: {} }, {}, scenarioSetting(loaded, pack));
      return view;
    },
    async startMockOffice(way = 'good') {
      const pack = packOf();
      const files = new Map([...read.base.layers.toReversed(), read].flatMap((layer) => [...layer.files]));
      const answers = answersOfScenarios(pack, readScenarios(files, pack).services);
      const office = createMockOffice({ calls: askedCalls(pack), answers, way });
      const address = await office.listen({ host: '127.0.0.1', port: 0 });
      return { address, close: () => office.close() };
    },
  };
}
