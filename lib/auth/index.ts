export { deleteAccount, displayNameOf, isTimeZone, type Profile, saveProfile, setLanguage, timeZones } from './account';
export { currentUser } from './current-user';
export { authOptions } from './options';
export { sessionToken, signOut, signOutEverywhere } from './sessions';
export { addressIn, isTokenOpen, pathOf, requestSignIn, type SignInRequest } from './sign-in';
export type { CurrentUser } from './user';
