export const offline = {
  title: 'Du bist offline',
  text: 'Wir erreichen die Seite gerade nicht. Was du dir zuletzt angesehen hast, ist aber noch da.',
  tripsTitle: 'Zuletzt angesehene Reisen',
  keptAge: 'Gespeichert: {{age}}',
  listAge: 'Stand: {{age}}',
  notKept: 'Öffnet sich, sobald du wieder online bist',
  queueTitle: 'Herzen in der Warteschlange',
  queueText: 'Du hast dir ohne Netz etwas gemerkt. Sobald du wieder online bist, kommt es auf deine Wunschliste.',
  nothing:
    'Auf diesem Gerät gibt es noch nichts, was du ohne Netz lesen kannst. Reisen, die du dir ansiehst, werden automatisch gespeichert.',
  queued: 'Du bist offline. Wir speichern es, sobald du wieder Netz hast.',
  copyNote: 'Du bist offline. Diese Seite ist vom {{time}}: Preise und Plätze können sich geändert haben.',
  installedName: '{{brand}}: Gruppenreisen',
}
