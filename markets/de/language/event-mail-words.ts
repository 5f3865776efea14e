import type { EventMailWords } from '../../../backend/api/wemeet/event-mail-words.ts'

export const eventMailWords: EventMailWords = {
  subject: 'Du bist dabei: {title}, {city}',
  text: 'Dein Platz ist bestätigt. Hier ist alles, was du brauchst.',
  when: 'Wann',
  where: 'Treffpunkt',
  host: 'Wer einlädt',
  note: 'Gut zu wissen',
  action: 'Event ansehen oder Platz freigeben',
  calendar: 'Im Anhang findest du den Termin für deinen Kalender.',
  cancelled: {
    subject: 'Abgesagt: {title}, {city}',
    text: 'Es tut uns leid: Dieses Event findet nicht statt. Du musst nichts tun, dein Platz ist schon freigegeben.',
    calendar: 'Öffne die Datei im Anhang, um den Termin aus deinem Kalender zu nehmen.',
    action: 'Ein anderes Event in der Nähe finden',
  },
}
