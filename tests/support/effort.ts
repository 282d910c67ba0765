/** `npm run check` wants an answer within half a minute: what is played at random is played less. `npm test` plays all of it. */
export const isQuick = process.env.TEST_EFFORT === 'quick';
