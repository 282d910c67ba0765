export const themeCookie = 'theme';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (text: unknown): text is Theme => themes.some((each) => each === text);
