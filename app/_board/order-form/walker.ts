/** The way through the guided form, for which the rules are asked at every step: it comes to the browser together with them. */
export { afterAct, cardRows, catalogueAt, mostOn, promptOf, stillFitting, traceOf } from './walk';
export { draftOf, loneAmount, startsOf, waysTo } from './ways-here';
