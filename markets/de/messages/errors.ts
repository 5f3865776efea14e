export const errors = {
  notFoundTitle: 'Diese Seite ist nicht auf der Karte!',
  notFoundText:
    'Vielleicht hat sich der Weg geändert oder die Adresse enthält einen Tippfehler. Die Reisen sind aber alle hier.',
  showTours: 'Reisen anzeigen',
  unknownRoute: 'Diese Seite wurde nicht gefunden',
  genericTitle: 'Es ist ein Fehler aufgetreten!',
  genericText: 'Etwas ist schiefgelaufen! Bitte versuche es später noch einmal.',
  unavailableText: 'Wir können diese Seite gerade nicht anzeigen. Bitte versuche es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
  requestId: 'Anfragecode: {{id}}',
  unknownHostTitle: 'Wähle dein Land',
  refusedTitle: 'Das hat nicht geklappt',
  refusedForeign:
    'Zu deiner Sicherheit nehmen wir nur Formulare an, die von unseren eigenen Seiten kommen. Es hat sich nichts geändert: Geh zurück und versuche es von dort noch einmal.',
  refusedUnknown:
    'Diese Auswahl gibt es nicht oder nicht mehr. Es hat sich nichts geändert: Geh zurück und wähle noch einmal.',
  refusedTooLarge:
    'Das Formular war größer, als wir annehmen können. Es hat sich nichts geändert: Geh zurück und versuche es noch einmal.',
  refusedNotAccepted:
    'Diese Adresse nimmt keine Formulare an. Es hat sich nichts geändert: Geh zurück und versuche es von dort aus noch einmal.',
  refusedBack: 'Zurück zur Seite',
}
