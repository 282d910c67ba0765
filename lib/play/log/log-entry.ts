export type { LogEntry } from '../../engine';
