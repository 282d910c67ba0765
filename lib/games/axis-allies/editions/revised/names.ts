import { spaceNamesOf } from '../board-rows';
import { spaces } from './map';

/** The territories that 1941 does not have: the board's English name, ours in Italian, and what the Italian rulebook calls them. */
export const spaceNames = spaceNamesOf(
  `
algeria | ALG | Algeria | Algeria | l' | in
anglo-egypt | AEG | Anglo-Egypt | Egitto britannico | l' | nell' | Egypt, Egitto
argentina | ARG | Argentina | Argentina | l' | in
balkans | BAL | Balkans | Balcani | i | nei
belgian-congo | CON | Belgian Congo | Congo belga | il | nel | Congo
belorussia | BEL | Belorussia | Bielorussia | la | in | Byelorussia
buryatia-ssr | BUR | Buryatia S.S.R. | Buriazia | la | in | Buryatia, Buryazia, Repubblica Socialista Sovietica di Buryazia
central-united-states | CUS | Central United States | Stati Uniti centrali | gli | negli | Central US, Central U.S., Central USA
china | CHI | China | Cina | la | in
evenki-national-okrug | EVE | Evenki National Okrug | Evenkia | l' | in | Evenki
french-indochina | FIC | French Indochina | Indocina francese | l' | nell' | Indochina, Indocina
karelia-ssr | KAR | Karelia S.S.R. | Carelia | la | in | Karelia, Leningrad, Leningrado, Repubblica Socialista Sovietica della Karelia
kazakh-ssr | KAZ | Kazakh S.S.R. | Kazakistan | il | in | Kazakh, Kazakhstan
kwangtung | KWA | Kwangtung | Kwangtung | il | nel | Kwantung, Shanghai
libya | LIB | Libya | Libia | la | in
norway | NOR | Norway | Norvegia | la | in
novosibirsk | NOV | Novosibirsk | Novosibirsk | - | a
panama | PAN | Panama | Panama | - | a
persia | PER | Persia | Persia | la | in
peru | PRU | Peru | Perù | il | in
rhodesia | RHO | Rhodesia | Rhodesia | la | in | Kenya
rio-de-oro | RIO | Rio De Oro | Rio de Oro | il | nel
sinkiang | SIN | Sinkiang | Sinkiang | il | nel | Xinjiang
spain | SPA | Spain | Spagna | la | in
trans-jordan | TRJ | Trans-Jordan | Transgiordania | la | in | Transjordan, Trans-Giordania
ukraine-ssr | UKR | Ukraine S.S.R. | Ucraina | l' | in | Ukraine, Repubblica Socialista Sovietica dell'Ucraina
venezuela | VEN | Venezuela | Venezuela | il | in
yakut-ssr | YAK | Yakut S.S.R. | Jacuzia | la | in | Yakut, Yakutia, Yakuzia, Repubblica Socialista Sovietica di Yakuzia
`,
  spaces,
);
