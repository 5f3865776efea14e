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
}
