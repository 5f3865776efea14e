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
}
