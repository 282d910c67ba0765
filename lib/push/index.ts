/** Web push: browsers are told when it is their user's turn. */
export { addPushBrowser, dropPushBrowser, type PushBrowser, publicPushKey, pushBrowsers, renewPushBrowser } from './browsers';
