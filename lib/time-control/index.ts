/** The arithmetic of clocks: pure, knows no table, no database and not what time it is. */
export { bankAfter, carriedOver, openingBank, type Running } from './bank';
export { counted, daysAfter, momentAt, type Span, spanOfDays, startOfDay, wallText } from './calendar';
export { datedText, dayText, momentText, type Reckoning, zonedText } from './dates';
export { type Budget, type Due, dueAt, fractionAt, hoursOf } from './due';
export { lengthText, timeLeftText } from './length';
export { type PresetName, presetNames, presets } from './presets';
export {
  type Expiry,
  expiries,
  type HoursControl,
  losesOnTime,
  type TimeControl,
  type TimeControlInput,
  timeControlSchema,
  type Weekday,
  weekdays,
  zoneSchema,
} from './rules';
export { describeTimeControl, expiryText, spareText, weekdayName } from './words';
