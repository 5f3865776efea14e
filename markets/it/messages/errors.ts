export const errors = {
  notFoundTitle: 'Questa pagina non è sulla mappa!',
  notFoundText: 'Forse il sentiero è cambiato o l’indirizzo è scritto male. I viaggi, però, sono tutti qui.',
  showTours: 'Mostra i viaggi',
  unknownRoute: 'Impossibile trovare questa pagina',
  genericTitle: 'C’è stato un errore!',
  genericText: 'Qualcosa è andato storto! Riprova più tardi.',
  unavailableText: 'Al momento non riusciamo a mostrare questa pagina. Riprova tra qualche istante.',
  retry: 'Riprova',
  requestId: 'Codice della richiesta: {{id}}',
  unknownHostTitle: 'Scegli il tuo Paese',
  refusedTitle: 'Non abbiamo potuto farlo',
  refusedForeign:
    'Per sicurezza accettiamo solo i moduli inviati dalle nostre pagine. Non è cambiato nulla: torna indietro e riprova da lì.',
  refusedUnknown: 'Questa scelta non esiste, o non esiste più. Non è cambiato nulla: torna indietro e scegli di nuovo.',
  refusedTooLarge:
    'Il modulo era più grande di quanto possiamo accettare. Non è cambiato nulla: torna indietro e riprova.',
  refusedNotAccepted: 'Questo indirizzo non riceve moduli. Non è cambiato nulla: torna indietro e riprova da lì.',
  refusedBack: 'Torna alla pagina',
}
