/**
 * `npm run check` wants an answer within half a minute: what is played at random is played less. `npm test` plays all of it. Some of it may be played
 * for hours: `TEST_EFFORT=long npx vitest run --config tests/vitest.config.ts FILE`.
 */
const effort = process.env.TEST_EFFORT;
export const isQuick = effort === 'quick';
export const isLong = effort === 'long';

/** How often a property is tried: a quarter as often for a quick answer. */
export const runs = (whole: number): number => (isQuick ? Math.ceil(whole / 4) : whole);
