// For the tests of a project: its definitions and scenarios with its own kinds, a screen in a situation, its gateways, an office to call,
// and the portal as residents get it. It needs Node and no certain test runner.
export { type OpenProject, openProject, type Situation } from '../testing/open-project';
export { startTestPortal, type TestPortal } from '../testing/test-portal';
