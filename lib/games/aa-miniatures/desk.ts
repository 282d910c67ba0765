/** What the guided form asks of the game, without all that plays it: see `OrderDesk` of the registry. */
export { catalogue } from './armies/catalogue';
export { format } from './notation/format';
export { overlays } from './overlay';
export { prompt } from './prompts';
