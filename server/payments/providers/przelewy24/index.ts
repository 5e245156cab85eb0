// The door of Przelewy24 for the sandbox, which plays its other side.

export { type Przelewy24Contract, przelewy24 } from './przelewy24';
export { signOf } from './sign';
