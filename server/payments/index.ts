// Online payments, from the order to the booked money: states, gateways, notifications, and the sweep that asks about what is still open.
// The two gateways lie in providers/, behind one interface.

export type { SandboxContracts } from './open-payment-desk';
export { askGateway } from './providers/ask-gateway';
export { type ExactValue, exactJson, fieldsOf, parseExactJson } from './providers/exact-json';
export { questionHash, readHashtrans, statusHash } from './providers/paybynet/messages';
export { signOf } from './providers/przelewy24/sign';
export { isSameText } from './providers/same-text';
export { doubtfulStates, unsettledStates } from './states';
export { writeItems } from './write-items';
