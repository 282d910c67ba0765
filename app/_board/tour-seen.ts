/** Set in browsers that were led over a table's page, or did not want to be. */
export const tourCookie = 'tour';

const aYear = 60 * 60 * 24 * 365;

/** The walk-through is offered no more in this browser. Set here, not by the server: the page would be drawn anew around the player. */
export function rememberTour(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${tourCookie}=seen; path=/; max-age=${aYear}; samesite=lax`;
}
