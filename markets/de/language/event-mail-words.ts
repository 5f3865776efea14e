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
}
