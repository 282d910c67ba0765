export const leagueHooks = {
  title: 'Webhooks of leagues',
  text: 'Addresses that are told of a league: rounds that open, results, tables, the end of a season. They hear what you may see, as long as you may see it.',
  all: '{league}, all seasons',
  league: 'League or season',
  leagueHint: 'The address of its page, /leagues/name for all seasons of a league or /leagues/name/2 for one.',
} as const;
