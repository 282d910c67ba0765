export { brief, inBrief, moment, momentName } from './brief';
export { headline } from './headline';
export { guide, help } from './help';
export { isCapture, lossesIn, spaceOf, tracesOf, volleysIn } from './looking-back';
export { isDetail, isFight, isLoss, narrate, phaseOf } from './narrate';
