/** Pixels of a side, as systems that install pages ask for them. */
export const iconSizes = [180, 192, 512] as const;

/** The sign of the house on a full square: systems cut their own corners, and all of it lies in the circle that none of them cuts. */
export function iconSvg(size: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fbf7ed"/>`,
    '<g fill="none" stroke="#97301f"><circle cx="20" cy="20" r="12.5" stroke-width="2.5"/><circle cx="20" cy="20" r="8" stroke-width="1.5"/>',
    '<path d="M14.5 20h11M20 14.5v11" stroke-width="2.5"/></g></svg>',
  ].join('');
}
