export { headlineOf, type Tidings } from './headline';
export { capitalised, counted, faces, inLanguage, listed, oneStop, say, times } from './plain';
export { describedIn, type Labelled, labelsOf, readingsOf } from './prose';
export { type FaultOf, faultOf, type Reason, worded } from './reason';
export { phrasesIn, reasonsIn } from './sentences';
