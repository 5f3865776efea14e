export const account = {
  login: 'Anmelden',
  logout: 'Abmelden',
  unavailableTitle: 'Anmelden geht gerade nicht',
  unavailableText: 'Der Anmeldedienst antwortet nicht. Versuche es gleich noch einmal: Es ist nichts verloren.',
  failedTitle: 'Die Anmeldung hat nicht geklappt',
  failedText: 'Etwas passte nicht zusammen, deshalb haben wir sicherheitshalber abgebrochen. Versuche es noch einmal.',
  expiredTitle: 'Fangen wir noch einmal an?',
  expiredText:
    'Diese Anmeldung ist abgelaufen oder begann in einem anderen Browser. Versuche es noch einmal, es geht schnell.',
  userTitle: 'Wir können dein Konto nicht laden',
  userText: 'Sicherheitshalber haben wir dich abgemeldet. Versuche es gleich noch einmal.',
  privacyTitle: 'Dein Ja zum Datenschutz fehlt',
  privacyText:
    'Du hast die Datenschutzerklärung noch nicht akzeptiert und wirst deshalb in ein paar Sekunden abgemeldet. Schreib uns, dann klären wir das gemeinsam.',
  adminTitle: 'Dieses Konto ist für das Team',
  adminText:
    'Mit einem Administratorkonto kann man die Website nicht nutzen. Du wirst in ein paar Sekunden abgemeldet.',
}
