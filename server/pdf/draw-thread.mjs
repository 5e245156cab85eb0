// A thread does not inherit how the process reads TypeScript, so this one file of JavaScript opens the door.
import { register } from 'tsx/esm/api';

register();
await import('./draw-worker.ts');
