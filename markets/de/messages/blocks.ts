export const blocks = {
  seeTravel: 'Reise ansehen',
  calendarDay_one: '{{date}}: {{count}} Termin, {{status}}, ab {{price}}',
  calendarDay_other: '{{date}}: {{count}} Termine, {{status}}, ab {{price}}',
  contents: 'Auf dieser Seite',
  updated: 'Stand: {{date}}',
  readReviews: 'Bewertungen auf {{platform}} lesen',
  verified:
    'Bewerten kann nur, wer mit uns gereist ist: Wir fragen nach der Rückkehr und ordnen jede Bewertung einer Buchung zu.',
  noMatch: 'Hier passt nichts zu deiner Auswahl.',
  showAll: 'Alles anzeigen',
  gallery: 'Bildergalerie',
  soundless: 'Video ohne Ton',
  coverTogetherTitle: 'Allein losfahren. Mit Freunden zurückkommen.',
  coverTogetherText:
    'Kleine Gruppen von 25 bis 49 Jahren, mit einem Coordinator, der mitreist. Du bringst nur den Rucksack mit.',
  coverPlannedTitle: 'Du wählst den Termin. Wir planen die Reise.',
  coverPlannedText:
    'Route, Coordinator und Versicherung sind inklusive. Doch anders überlegt? Kostenlos stornieren bis {{days}} Tage vorher.',
}
