export const account = {
  login: 'Accedi',
  logout: 'Esci',
  unavailableTitle: 'Ora non si può accedere',
  unavailableText: 'Il servizio di accesso non risponde. Riprova tra qualche istante: non hai perso nulla.',
  failedTitle: 'L’accesso non è riuscito',
  failedText: 'Qualcosa non tornava e, per sicurezza, ci siamo fermati. Riprova.',
  expiredTitle: 'Ricominciamo?',
  expiredText: 'Questo accesso è scaduto oppure è iniziato in un altro browser. Riprova: ci vuole un attimo.',
  userTitle: 'Non riusciamo a caricare il tuo account',
  userText: 'Per sicurezza ti abbiamo fatto uscire. Riprova tra qualche istante.',
  privacyTitle: 'Manca il tuo sì alla privacy',
  privacyText:
    'Non hai ancora accettato l’informativa sulla privacy, quindi tra qualche secondo uscirai dall’account. Scrivici e lo sistemiamo insieme.',
  adminTitle: 'Questo account è per lo staff',
  adminText: 'Con un account amministratore non si può navigare il sito. Tra qualche secondo uscirai.',
}
