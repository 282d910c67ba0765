/** Webhooks out: tables and seasons tell addresses on the internet what happens at them. */
export { type AddressCheck, publicOnly, targetOf } from './address';
export { backoff, type HookPost, mostFailures, tellDue } from './deliver';
export { postTo, type Trust } from './post';
export { tellSeasonsDue } from './season-deliver';
export {
  addSeasonHook,
  dropSeasonHook,
  mySeasonHooks,
  type NewSeasonHook,
  resumeSeasonHook,
  type SeasonHook,
  trySeasonHook,
} from './season-settings';
export { addHook, defaultPost, dropHook, type Hook, type NewHook, resumeHook, tableHooks, tryHook } from './settings';
export { addressFaults } from './words';
