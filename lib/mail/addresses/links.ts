import { unsubscribeToken } from '../../play/people/unsubscribe';

/** Where a button stops letters, and where mail programs stop them by themselves. */
export function stopLinks(baseUrl: string, email: string, scope: string): { page: string; oneClick: string } {
  const page = `${baseUrl}/unsubscribe/${unsubscribeToken(email, scope)}`;
  return { page, oneClick: `${page}/one-click` };
}

/** Where a letter about a table leads. */
export function tableLinks(baseUrl: string, table: string, email: string): TableLinks {
  const place = `${baseUrl}/tables/${table}`;
  return {
    play: place,
    board: `${place}/board.svg`,
    review: `${place}/review`,
    standing: `${place}/orders`,
    service: baseUrl,
    letters: `${place}/letters`,
    stopTable: stopLinks(baseUrl, email, table).page,
    stopAll: stopLinks(baseUrl, email, 'all').page,
  };
}

export interface TableLinks {
  play: string;
  /** The whole board as a picture. */
  board: string;
  review: string;
  standing: string;
  /** The front page, without a slash behind it: what is of no table stands below. */
  service: string;
  /** Where the letters of this table are set. */
  letters: string;
  stopTable: string;
  stopAll: string;
}
