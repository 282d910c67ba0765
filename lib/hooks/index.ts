/** Webhooks out: tables tell addresses on the internet what happens at them. */
export { type HookPost, mostFailures, tellDue } from './deliver';
export { addHook, dropHook, type Hook, housePost, type NewHook, resumeHook, tableHooks, tryHook } from './settings';
