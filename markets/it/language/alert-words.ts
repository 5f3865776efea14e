import type { AlertWords } from '../../../backend/api/alerts/mail/alert-words.ts'

export const alertWords: AlertWords = {
  confirmedSubject: '{travel}: partenza confermata',
  cheaperSubject: '{travel}: il prezzo scende a {price}',
  openedSubject: '{travel}: ci sono di nuovo partenze',
  digestSubject: 'Le novità sui viaggi che segui',
  confirmed: 'La partenza {dates} è confermata: si parte di sicuro e puoi comprare il volo.',
  cheaper: 'La partenza {dates} ora costa {price} invece di {before}.',
  opened: 'Si può partire di nuovo: {dates}, da {price}.',
  openAction: 'Vedi le partenze',
  tourAction: 'Vedi la partenza',
  why: 'Ti scriviamo perché ci hai chiesto di avvisarti su questo viaggio.',
  whyDigest: 'Ti scriviamo perché ci hai chiesto un riepilogo dei tuoi avvisi.',
  manage: 'Gestisci i tuoi avvisi',
  leave: 'Non avvisarmi più su questo viaggio',
  leaveAll: 'Sospendi tutti gli avvisi',
}
