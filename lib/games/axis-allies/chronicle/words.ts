import { phrases } from '../words/names';

export const chronicleWords = phrases(`
income | Production | Produzione
treasury | Treasury | Tesoro
units | Value of units | Valore delle unità
territories | Territories | Territori
cities | Victory cities | Città della vittoria
sea | Sea battle | Battaglia navale
land | Land battle | Battaglia terrestre
landing | Landing | Sbarco
raid | Bombing raid | Bombardamento strategico
rocket | Rocket | Missile
`);
