import type { about as english } from '../en/about';
import type { Translated } from '../translated';

export const about: Translated<typeof english> = {
  title: 'Informazioni e licenza',
  what: 'Fieldpost è un servizio per giocare wargame lunghi da tavolo per lettera e sul web, pochi minuti al giorno. È software libero con licenza MIT: usalo per il tuo circolo, leggilo, cambialo.',
  publishersTitle: 'Giochi ed editori',
  publishers:
    'Fieldpost non è affiliato, approvato né collegato ad alcun editore o autore dei giochi che qui si giocano. I nomi dei giochi appartengono ai loro titolari e servono solo a dire quali regole segue un tavolo.',
  contentTitle: 'Che cosa non c’è',
  content:
    'In Fieldpost non ci sono testi di regolamenti né grafica di giochi pubblicati. Le mappe sono disegnate da coste di pubblico dominio, le pedine sono nostre, le regole sono dette con parole nostre. Per imparare bene un gioco, compralo.',
  dataTitle: 'I tuoi dati',
  data: 'Conserviamo il tuo indirizzo, il nome che scegli, i tuoi ordini, il registro di consegna delle lettere e i nomi dei browser con cui sei entrato. Ci sono cookie per la sessione, la lingua e l’aspetto, e nessun altro; nulla viene caricato da altrove e nessuno è seguito. Eliminando il profilo spariscono nome e indirizzo.',
};
