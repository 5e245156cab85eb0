// The door of Paybynet for the sandbox, which plays its other side.

export { questionHash, readHashtrans, statusHash } from './messages';
export { type PaybynetContract, paybynet } from './paybynet';
