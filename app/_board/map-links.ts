/** A line of the log and the map stand in different parts of the page: one asks, the other listens. */
const asked = 'fieldpost-show-on-map';

/** What was asked while no map was there to hear it, and at which page. */
let unheard: { space: string; page: string } | null = null;

/** Asks the map of the page to show a space; one whose board is still on its way does so when it is there. */
export const showOnMap = (space: string): void => {
  const isUnheard = window.dispatchEvent(new CustomEvent(asked, { detail: space, cancelable: true }));
  unheard = isUnheard ? { space, page: location.pathname } : null;
};

/** Calls back with each space that is asked for, until the answer is called. */
export function onShowOnMap(show: (space: string) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    show((event as CustomEvent<string>).detail);
  };
  window.addEventListener(asked, listen);
  if (unheard?.page === location.pathname) show(unheard.space);
  unheard = null;
  return () => window.removeEventListener(asked, listen);
}
