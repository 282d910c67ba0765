/** A table that stands in the house, and one that has not begun. */
export interface Furnished {
  id: string;
  open: string;
  game: string;
}

/** What hangs below a table's page. */
const below = [
  ...['', '/orders', '/review', '/review/1', '/story', '/story/data', '/clock', '/affairs', '/notes', '/letters', '/webhooks'],
  ...[
    '/try',
    '/try/abcdefgh',
    '/board',
    '/cards?ids=tank',
    '/board.svg',
    '/board.png',
    '/turn.gif',
    '/game.json',
    '/game.txt',
    '/orders.txt',
    '/reel',
    '/stream',
  ],
];

/** Addresses of every page and route, with ids of real tables, games and users in them where there are such. */
export function doorsOf(tables: readonly Furnished[], player: string): string[] {
  return [
    ...tables.flatMap(({ id, open, game }) => [
      ...below.map((each) => `/tables/${id}${each}`),
      ...[`/tables/${open}`, `/api/v1/tables/${id}`, `/api/v1/tables/${id}/log`, `/api/v1/tables/${id}/export`],
      ...[`/api/v1/tables/${id}/orders`, `/api/v1/tables/${id}/prompts`, `/api/v1/tables/${open}/join`, `/api/v1/tables/${open}/start`],
      ...['concede', 'appeal', 'adjudicate', 'result'].map((end) => `/api/v1/tables/${id}/${end}`),
      ...[`/rules/${game}`, `/rules/${game}/full`, `/rules/${game}/odds`, `/rules/${game}/board.svg`, `/rules/${game}/samples/boardFile`],
      ...[`/api/boards/${game}`, `/embed/${id}/1`, `/oembed?url=${encodeURIComponent(`http://localhost/tables/${id}`)}`],
    ]),
    ...[
      '/',
      '/about',
      '/account',
      '/account/export',
      '/operator',
      '/report',
      '/account/push',
      '/tables',
      '/tables/new',
      '/open-tables',
      '/ratings',
      '/import',
      '/clubs',
      '/clubs/new',
      '/sign-in',
      '/sign-in/confirm',
    ],
    ...[
      '/sign-in/sent',
      '/sign-in/expired',
      '/sign-in/welcome',
      '/first-game',
      '/how-dice-work',
      '/rules',
      `/players/${player}`,
      '/mailbox',
    ],
    ...['/mailbox/newest', '/mailbox/abc', '/mailbox/abc/html', '/oembed', '/api/auth/callback/email', '/api/auth/session', '/api/health'],
    ...['/api/tick', '/api/mail/mailgun', '/api/mail/sendgrid', '/api/mail/mandrill', '/api/v1/games', '/api/v1/me', '/api/v1/tables'],
    ...['', '/members', '/notices', '/presets', '/archive', '/settings', '/leagues/new'].map((each) => `/clubs/nowhere${each}`),
    ...['/edit', '/new', '/1/plan', '/1/entrants', '/1/entry', '/1/desk'].map((each) => `/leagues/nowhere${each}`),
    ...['', '/members', '/archive', '/notices', '/presets', '/join', '/leave', '/requests', '/invitations'].map(
      (each) => `/api/v1/clubs/nowhere${each}`,
    ),
    ...['/clubs/invitation/abcdefghijklmnop', '/api/v1/clubs'],
    ...['/api/v1/openapi.json', '/api/v1/nowhere', '/calendar/abcdefghijklmnopqrstuvwxyz012345.ics', '/invite/abcdefghijklmnop'],
    ...[
      '/unsubscribe/abc.def',
      '/unsubscribe/abc/one-click',
      '/sw.js',
      '/offline',
      '/icons/192',
      '/signing-keys.json',
      '/ratings.json',
      '/ratings/how',
      '/api/v1/ratings',
      `/api/v1/players/${player}/ratings`,
      '/metrics',
    ],
  ];
}
