// The made-up municipality that a portal is tried out with: data to fill a database with, and counterparties that answer for gateways,
// identity nodes and mail servers. The server knows them by its interface `SampleOffice` only, and real offices run without them.

import type { SampleOffice } from '../server';
import { sandbox } from './sandbox';
import { sandboxGateways } from './sandbox-gateways';
import { findDemoAccounts } from './seed/accounts/demo-accounts';
import { findSampleVoters } from './seed/sample-voters';
import { seedOffice } from './seed/seed-office';
import { copySeeded } from './seed/seeded-folder';

/** The sample office, as whoever starts a server passes it in. */
export const sampleOffice: SampleOffice = {
  firstData: (scale) => ({
    fill: seedOffice(scale, sandboxGateways),
    prepareFolder: (folder) => copySeeded(folder, scale, sandboxGateways),
  }),
  findVoters: findSampleVoters,
  findAccounts: findDemoAccounts,
  sandbox,
};
