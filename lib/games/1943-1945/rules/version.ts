/** Rules a new table is played by; README.md says what each version brought. */
export const currentRules = 2;
