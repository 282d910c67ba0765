/** A line of the log and the map stand in different parts of the page: one asks, the other listens. */
const asked = 'fieldpost-show-on-map';

/** Asks the map of the page to show a space. */
export const showOnMap = (space: string): void => {
  window.dispatchEvent(new CustomEvent(asked, { detail: space }));
};

/** Calls back with each space that is asked for, until the answer is called. */
export function onShowOnMap(show: (space: string) => void): () => void {
  const listen = (event: Event) => show((event as CustomEvent<string>).detail);
  window.addEventListener(asked, listen);
  return () => window.removeEventListener(asked, listen);
}
