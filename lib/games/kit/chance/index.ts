export type { Volley } from './hits';
export { type Course, marginOf, type Process, type Simulated, simulate } from './simulated';
