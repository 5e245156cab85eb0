// What an overlay relies on in the pack under it, and what of that is different after an upgrade. The lock holds how it was.
export { viewBase } from './base-view';
export { compareWithLock, type UpgradeFinding } from './compare';
export { lockOf, parseLock, type UpgradeLock } from './lock';
export { upgradeReport } from './report';
