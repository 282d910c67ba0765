import type { tour as english } from '../en/tour';
import type { Translated } from '../translated';

export const tour: Translated<typeof english> = {
  offer: 'Prima partita?',
  begin: 'Fammi vedere',
  decline: 'No, grazie',
  label: 'Visita guidata',
  step: 'Passo {step} di {all}',
  back: 'Indietro',
  next: 'Avanti',
  leave: 'Esci',
  done: 'Gioca',
  headTitle: 'A che punto è la partita',
  headText:
    'Qui si vede il round, a chi tocca ed entro quando si deve rispondere. Puoi chiudere la pagina in qualsiasi momento: una lettera ti avvisa quando la partita aspetta te.',
  mapTitle: 'La mappa',
  mapText: 'Trascinala, allarga le dita o usa i pulsanti per guardarti intorno. Con un clic su un luogo vedi che cosa c’è.',
  questionTitle: 'Che cosa si chiede',
  questionText: 'Il gioco chiede una cosa alla volta. Propone solo ciò che le regole permettono: non puoi sbagliare, solo giocare male.',
  rulesTitle: 'La sua regola',
  rulesText: 'Sotto ogni domanda c’è la regola che la riguarda. Si apre accanto a questa pagina, e i tuoi ordini restano come sono.',
  answerTitle: 'Rispondere',
  answerText:
    'Scegli qui, oppure fai clic su unità e luoghi della mappa: ciò che si può scegliere è segnato. Ogni risposta diventa un ordine.',
  sheetTitle: 'Il foglio degli ordini',
  sheetText:
    'Gli ordini si raccolgono qui e sono provati subito, senza dadi. Puoi cambiarli, spostarli e toglierli: non è ancora successo nulla.',
  typedTitle: 'Oppure scrivendo',
  typedText: 'Chi vuole scrive gli ordini, come in una lettera. Le parole si completano, e le stesse righe valgono per posta.',
  sendTitle: 'Inviare',
  sendText: 'Solo questo pulsante gioca i tuoi ordini. Allora si tirano i dadi, e ciò che è stato tirato resta.',
  logTitle: 'Che cosa è successo',
  logText: 'Tutto ciò che accade è scritto con i suoi dadi, e si può rivedere nella revisione.',
  linksTitle: 'Senza aspettarsi a vicenda',
  linksText:
    'Gli ordini permanenti rispondono per te alle piccole domande, e le lettere si regolano come vuoi. Entrambi sono qui. Buona fortuna!',
};
