/** Webhooks out: tables tell addresses on the internet what happens at them. */
export { type HookPost, mostFailures, tellDue } from './deliver';
export { addHook, defaultPost, dropHook, type Hook, type NewHook, resumeHook, tableHooks, tryHook } from './settings';
