export const about = {
  title: 'About and licence',
  what: 'Fieldpost is a service for playing long board wargames by letter and web, a few minutes a day. It is free software under the MIT licence: run it for your club, read it, change it.',
  publishersTitle: 'Games and publishers',
  publishers:
    'Fieldpost is not affiliated with, endorsed by or connected to any publisher or designer of the games played here. Names of games belong to their owners and are used only to say which rules a table follows.',
  contentTitle: 'What is not here',
  content:
    'There is no rulebook text and no art of any published game in Fieldpost. Maps are drawn from public-domain coastlines, counters are our own, rules are told in our own words. To learn a game well, own it.',
  dataTitle: 'Your data',
  data: 'We keep your address, the name you choose, your orders, the letters’ delivery record and the names of the browsers you are signed in with. There are cookies for the session, the language and the appearance, and no others; nothing is loaded from elsewhere and nobody is followed. Deleting the account removes name and address.',
} as const;
