export { closeBot, deleteAccount, displayNameOf, isLocked, isTimeZone, type Profile, saveProfile, setLanguage, timeZones } from './account';
export { browserOf } from './browser';
export { currentUser } from './current-user';
export { type Device, devices, endDevice, endOtherDevices } from './devices';
export { authOptions, cookieLasts, sessionCookie } from './options';
export { isFreshlySignedIn, signOut, signOutEverywhere, thisSession } from './sessions';
export { addressIn, isTokenOpen, pathOf, requestSignIn, type SignInRequest } from './sign-in';
export type { CurrentUser } from './user';
