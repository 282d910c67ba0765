export { headlineOf, type Tidings } from './headline';
export { capitalised, counted, faces, inLanguage, listed, oneStop, say, times } from './plain';
export { type Described, describedIn, type Labelled, labelsOf, readingsOf } from './prose';
export { type FaultOf, faultOf, type Reason, worded } from './reason';
export { rulesTextOf } from './rules-text';
export { phrasesIn, reasonsIn } from './sentences';
