import { rulesTextOf } from '../kit/words';

/** Ridges. */
export const rulesText = rulesTextOf({
  quickStart: `
Ridges in a minute | Crinali in un minuto
- Both sides have a secret reserve of companies. For every ridge you send some of them, in secret; more take the ridge, and all that were sent are spent.
  Ogni parte ha una riserva segreta di compagnie. Per ogni crinale se ne mandano alcune, in segreto; chi ne manda di più lo prende, e tutte quelle mandate sono spese.
- Who loses a ridge may roll to rally. After the last ridge more points win.
  Chi perde un crinale può tirare per riprendersi. Dopo l’ultimo crinale vince chi ha più punti.
`,
  chapters: 'R | A ridge | Un crinale\nV | The end | La fine',
  rules: [
    `
RI-R1 | Deployment | Schieramento
- A die gives the ridge its worth. Both deploy any number of companies they have, none included; the numbers are revealed together. The higher one takes the ridge, equal ones leave it to nobody. All deployed companies are spent.
  Un dado dà il valore del crinale. Entrambi schierano quante compagnie vogliono fra quelle che hanno, anche nessuna; i numeri si scoprono insieme. Il più alto prende il crinale, a parità non lo prende nessuno. Tutte le compagnie schierate sono spese.
- Each reserve begins with nine companies and a die more, known to its owner alone.
  Ogni riserva comincia con nove compagnie più un dado, e la conosce solo chi la possiede.
RI-R2 | Rally | Ripresa
- Who lost the ridge may roll a die or pass: on 5 or 6 the ridge changes hands, on 1 or 2 they lose a point they had.
  Chi ha perso il crinale può tirare un dado o passare: con 5 o 6 il crinale passa di mano, con 1 o 2 perde un punto che aveva.
RI-V1 | Winning | Vincere
- After the last ridge the higher score wins; equal scores are a draw.
  Dopo l’ultimo crinale vince chi ha più punti; a parità la partita è patta.
`,
  ],
});
