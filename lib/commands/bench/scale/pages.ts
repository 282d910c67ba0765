import type { Sample } from './samples';

/** Every page that reads what games and players leave behind; `as` says whose browser asks. */
export const pages: Record<string, (sample: Sample) => { path: string; as: 'player' | 'stranger' }> = {
  front: () => ({ path: '/', as: 'stranger' }),
  desk: () => ({ path: '/tables', as: 'player' }),
  open_tables: () => ({ path: '/open-tables', as: 'stranger' }),
  table: ({ table }) => ({ path: `/tables/${table}`, as: 'player' }),
  table_watched: ({ table }) => ({ path: `/tables/${table}`, as: 'stranger' }),
  orders: ({ table }) => ({ path: `/tables/${table}/orders`, as: 'player' }),
  review: ({ table }) => ({ path: `/tables/${table}/review/3`, as: 'player' }),
  story: ({ table }) => ({ path: `/tables/${table}/story`, as: 'player' }),
  clock: ({ table }) => ({ path: `/tables/${table}/clock`, as: 'player' }),
  affairs: ({ table }) => ({ path: `/tables/${table}/affairs`, as: 'player' }),
  notes: ({ table }) => ({ path: `/tables/${table}/notes`, as: 'player' }),
  letters: ({ table }) => ({ path: `/tables/${table}/letters`, as: 'player' }),
  player: ({ user }) => ({ path: `/players/${user}`, as: 'stranger' }),
  account: () => ({ path: '/account', as: 'player' }),
  board: ({ table }) => ({ path: `/tables/${table}/board.svg`, as: 'stranger' }),
  export: ({ table }) => ({ path: `/tables/${table}/game.txt`, as: 'player' }),
  health: () => ({ path: '/api/health', as: 'stranger' }),
};
