export const layout = {
  skipToContent: 'Zum Inhalt springen',
  homeLabel: '{{brand}}, Startseite',
}
