export { handed, wanted } from './handed';
export type { Volley } from './hits';
export { type Chain, type Course, marginOf, type Simulated, simulate } from './simulated';
