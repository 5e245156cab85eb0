// Online payments, from the order to the booked money: states, gateways, notifications, and the sweep that asks about what is still open.
// Each gateway is a folder of providers/, behind one interface, and a line of gateways.ts.

export { askGateway } from './providers/ask-gateway';
export { type ExactValue, exactJson, fieldsOf, parseExactJson } from './providers/exact-json';
export type { GatewayContract } from './providers/gateway';
export { isSameText } from './providers/same-text';
export { doubtfulStates, unsettledStates } from './states';
export { writeItems } from './write-items';
