import { spaceNamesOf } from '../board-rows';
import { spaces } from './map';

/** The board's English names, ours in Italian, and what else the notation understands, in whatever edition. */
export const spaceNames = spaceNamesOf(
  `
afghanistan | AFG | Afghanistan | Afghanistan | l' | in
alaska | ALA | Alaska | Alaska | l' | in
anglo-egypt-sudan | AES | Anglo-Egypt Sudan | Sudan anglo-egiziano | il | nel | Egypt, Egitto
angola | ANG | Angola | Angola | l' | in
archangel | ARC | Archangel | Arcangelo | - | ad | Arcangelsk
australia | AUS | Australia | Australia | l' | in
belgian-congo-kenya | BCK | Belgian Congo/Kenya | Congo belga/Kenya | il | nel | Kenya
borneo | BOR | Borneo | Borneo | - | a
brazil | BRA | Brazil | Brasile | il | in
caroline-islands | CAR | Caroline Islands | Isole Caroline | le | nelle | Carolines, Caroline
caucasus | CAU | Caucasus | Caucaso | il | nel
central-america | CAM | Central America | America Centrale | l' | in | Panama, Centro America
chile-argentina | CHA | Chile/Argentina | Cile/Argentina | il | in
coastal-china | CCH | Coastal China | Cina costiera | la | in
colombia-venezuela | COV | Colombia/Venezuela | Colombia/Venezuela | la | in
east-indies | EIN | East Indies | Indie Orientali | le | nelle
east-mexico | EMX | East Mexico | Messico orientale | il | in
eastern-canada | ECA | Eastern Canada | Canada orientale | il | in
eastern-europe | EEU | Eastern Europe | Europa orientale | l' | in
eastern-united-states | EUS | Eastern United States | Stati Uniti orientali | gli | negli | Eastern US, Eastern U.S., Eastern USA, Washington
eire | EIR | Eire | Eire | l' | in | Ireland, Irlanda
french-equatorial-africa | FEA | French Equatorial Africa | Africa equatoriale francese | l' | in
french-madagascar | MAD | French Madagascar | Madagascar francese | il | nel | Madagascar
french-west-africa | FWA | French West Africa | Africa occidentale francese | l' | in
germany | GER | Germany | Germania | la | in | Berlin, Berlino
gibraltar | GIB | Gibraltar | Gibilterra | - | a
greenland | GRE | Greenland | Groenlandia | la | in
hawaiian-islands | HAW | Hawaiian Islands | Isole Hawaii | le | nelle | Hawaii
himalaya | HIM | Himalaya | Himalaya | l' | nell'
iceland | ICE | Iceland | Islanda | l' | in
india | IND | India | India | l' | in | Calcutta
italian-east-africa | IEA | Italian East Africa | Africa orientale italiana | l' | in
iwo-jima | IWO | Iwo Jima | Iwo Jima | - | a
japan | JAP | Japan | Giappone | il | in | Tokyo
karelia | KAR | Karelia | Carelia | la | in
manchuria | MAN | Manchuria | Manciuria | la | in
mexico | MEX | Mexico | Messico | il | in
middle-east | MEA | Middle East | Medio Oriente | il | in
midway | MID | Midway | Midway | - | a
mongolia | MON | Mongolia | Mongolia | la | in
mozambique | MOZ | Mozambique | Mozambico | il | in
new-guinea | NGU | New Guinea | Nuova Guinea | la | in
new-zealand | NZE | New Zealand | Nuova Zelanda | la | in
north-africa | NAF | North Africa | Nord Africa | il | nel | Africa settentrionale
northwestern-china | NCH | Northwestern China | Cina nord-occidentale | la | in
norway-finland | NOR | Norway/Finland | Norvegia/Finlandia | la | in | Finland, Finlandia
okinawa | OKI | Okinawa | Okinawa | - | a
philippine-islands | PHI | Philippine Islands | Isole Filippine | le | nelle | Philippines, Filippine, Manila
russia | RUS | Russia | Russia | la | in | Moscow, Mosca
sahara | SAH | Sahara | Sahara | il | nel
saudi-arabia | SAU | Saudi Arabia | Arabia Saudita | l' | in
siberia | SIB | Siberia | Siberia | la | in
solomon-islands | SOL | Solomon Islands | Isole Salomone | le | nelle | Solomons, Salomone
southeast-asia | SEA | Southeast Asia | Sud-est asiatico | il | nel
southern-europe | SEU | Southern Europe | Europa meridionale | l' | in | Rome, Roma
soviet-far-east | SFE | Soviet Far East | Estremo Oriente sovietico | l' | nell' | Far East, Estremo Oriente
spain-portugal | SPA | Spain/Portugal | Spagna/Portogallo | la | in | Portugal, Portogallo
sweden | SWE | Sweden | Svezia | la | in
switzerland | SWI | Switzerland | Svizzera | la | in
szechwan | SZE | Szechwan | Szechwan | lo | nello | Sichuan
turkey | TUR | Turkey | Turchia | la | in
ukraine | UKR | Ukraine | Ucraina | l' | in
union-of-south-africa | SAF | Union of South Africa | Unione Sudafricana | l' | nell' | South Africa, Sudafrica
united-kingdom | GBR | United Kingdom | Regno Unito | il | nel | UK, Great Britain, London, Gran Bretagna, Londra
urals | URA | Urals | Urali | gli | negli
wake-island | WAK | Wake Island | Isola di Wake | l' | sull'
west-indies | WIN | West Indies | Indie Occidentali | le | nelle
west-russia | WRU | West Russia | Russia occidentale | la | in
western-canada | WCA | Western Canada | Canada occidentale | il | in
western-europe | WEU | Western Europe | Europa occidentale | l' | in | Paris, Parigi
western-united-states | WUS | Western United States | Stati Uniti occidentali | gli | negli | Western US, Western U.S., Western USA, Los Angeles
`,
  spaces,
);
