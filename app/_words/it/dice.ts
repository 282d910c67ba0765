import type { dice as english } from '../en/dice';
import type { Translated } from '../translated';

export const dice: Translated<typeof english> = {
  title: 'Come funzionano i dadi',
  lead: 'Sui dadi nessuno deve fidarsi di questo server. Finita la partita chiunque può ricalcolare ogni dado, e nessuno può sceglierne o conoscerne uno prima.',
  sealTitle: 'Un segreto sigillato',
  sealText:
    'All’apertura di un tavolo il server estrae 32 byte a caso e ne pubblica l’impronta (SHA-256). Da lì il segreto non si può più scambiare con un altro: l’impronta non tornerebbe.',
  wordTitle: 'Una parola da ogni giocatore, con ogni foglio',
  wordText:
    'Per ogni foglio di ordini il tuo browser estrae una parola a caso, e la sua impronta entra nel registro un foglio prima. Da lì in poi ogni parola entra in tutti i dadi. Il server conosce il segreto, ma non i dadi dei tuoi ordini prima che tu li invii; tu conosci la tua parola, ma non il segreto. Una lettera porta invece il suo Message-ID. Prima dell’inizio puoi anche scrivere una parola tua.',
  rollTitle: 'Il tiro',
  rollText:
    'Un dado è un HMAC-SHA-256 con il segreto come chiave su una sola impronta di tutto ciò che lo precede (il tavolo, ogni ordine fino a questo, ogni parola), il motivo del tiro e il numero del dado. Il suo primo numero a 32 bit sotto il massimo multiplo di sei dà il dado; uno più alto si scarta, così tutte le facce sono ugualmente probabili.',
  onceTitle: 'Nessun dado torna due volte',
  onceText:
    'Un ordine ritirato tira altri dadi quando viene dato di nuovo. Se il database è stato ripristinato da una copia o spostato su un’altra macchina, un nuovo valore a caso entra in tutti i dadi successivi, e il file lo dice: ciò che qualcuno ha visto prima non vale più nulla.',
  beaconTitle: 'Una sorgente pubblica, dove il tavolo ce l’ha',
  beaconText:
    'Se questo luogo raggiunge drand, un tavolo si può aprire in modo che le sue estrazioni entrino nei dadi. Ogni serie di ordini nomina un’estrazione che deve ancora uscire, e la serie successiva ne mescola il valore: prima nessuno lo conosce, nemmeno il server. Quando non si riesce ad averla in tempo la partita prosegue senza, e il controllo conta quante volte.',
  openTitle: 'Il sigillo si rompe',
  openText:
    'Con la fine della partita il segreto viene pubblicato. Il registro contiene ogni tiro: per che cosa, quante facce, che cosa è uscito. Dal segreto e dal registro chiunque calcola gli stessi dadi.',
  logTitle: 'Il registro non si cambia dopo',
  logText:
    'Ogni riga porta un hash di sé stessa e della riga precedente. Il database rifiuta di cambiare le righe. Un ordine cambiato, un dado girato o una riga tolta si vedono alla prima riga che non torna.',
  auditTitle: 'Controlla una partita',
  auditText:
    'Esporta una partita dal suo tavolo e scegli qui il file. È controllato nel tuo browser e non viene inviato da nessuna parte: firma, sigillo, catena, ogni dado, e che ogni ordine fosse lecito.',
  file: 'Partita esportata (JSON)',
  head: 'Riga di una lettera (se ne hai conservata una)',
  headHint:
    'In fondo a ogni lettera di un tavolo sta il registro in un solo numero, come 12:3fa9…. Scrivilo qui prima di scegliere il file: deve contenere quel registro.',
  noHead: 'Questa non è la riga di una lettera: è un numero, due punti e 64 lettere e cifre.',
  good: 'Torna tutto',
  bad: 'Qualcosa non torna',
  unreadable: 'Questo file non è JSON.',
  unknownGame: 'Il file è di un gioco che qui non esiste.',
  command: 'Lo stesso controllo come comando:',
  keys: 'Le partite esportate sono firmate. Le metà pubbliche delle chiavi di questo luogo:',
  import: 'Leggi una partita finita, per rivederla qui',
};
