// The made-up municipality for trying out a portal: sample data for the database, and counterparties in place of gateways, identity nodes
// and mail servers. The server knows it only through the interface `SampleOffice`; real offices run without it.

import type { SampleOffice } from '../server';
import { sampleEditors } from './sample-editors';
import { sandbox } from './sandbox';
import { sandboxGateways } from './sandbox-gateways';
import { findDemoAccounts } from './seed/accounts/demo-accounts';
import { findSampleVoters } from './seed/sample-voters';
import { seedOffice } from './seed/seed-office';
import { copySeeded } from './seed/seeded-folder';

/** The sample office, which the program that starts a server passes in. */
export const sampleOffice: SampleOffice = {
  firstData: (scale) => ({
    fill: seedOffice(scale, sandboxGateways),
    prepareFolder: (folder) => copySeeded(folder, scale, sandboxGateways),
  }),
  findVoters: findSampleVoters,
  findAccounts: findDemoAccounts,
  editors: sampleEditors,
  sandbox,
};
