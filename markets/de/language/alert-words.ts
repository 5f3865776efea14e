import type { AlertWords } from '../../../backend/api/alerts/mail/alert-words.ts'

export const alertWords: AlertWords = {
  confirmedSubject: '{travel}: Termin bestätigt',
  cheaperSubject: '{travel}: jetzt für {price}',
  openedSubject: '{travel}: Es gibt wieder Termine',
  digestSubject: 'Neues zu den Reisen, denen du folgst',
  confirmed: 'Der Termin {dates} ist bestätigt: Die Reise findet sicher statt, du kannst deinen Flug buchen.',
  cheaper: 'Der Termin {dates} kostet jetzt {price} statt {before}.',
  opened: 'Du kannst wieder mitreisen: {dates}, ab {price}.',
  openAction: 'Termine ansehen',
  tourAction: 'Termin ansehen',
  why: 'Wir schreiben dir, weil du bei dieser Reise benachrichtigt werden möchtest.',
  whyDigest: 'Wir schreiben dir, weil du eine Zusammenfassung deiner Benachrichtigungen bestellt hast.',
  manage: 'Benachrichtigungen verwalten',
  leave: 'Zu dieser Reise nichts mehr schicken',
  leaveAll: 'Alle Benachrichtigungen pausieren',
}
