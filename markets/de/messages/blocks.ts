export const blocks = {
  seeTravel: 'Reise ansehen',
  calendarDay_one: '{{date}}: {{count}} Abfahrt, {{status}}, ab {{price}}',
  calendarDay_other: '{{date}}: {{count}} Abfahrten, {{status}}, ab {{price}}',
  contents: 'Auf dieser Seite',
  updated: 'Stand: {{date}}',
  readReviews: 'Bewertungen auf {{platform}} lesen',
  verified:
    'Bewerten kann nur, wer mit uns gereist ist: Wir fragen nach der Rückkehr und ordnen jede Bewertung einer Buchung zu.',
  noMatch: 'Hier passt nichts zu deiner Auswahl.',
  showAll: 'Alles anzeigen',
  gallery: 'Bildergalerie',
  soundless: 'Video ohne Ton',
}
