import type { Language } from '../market.ts'

type Words = {
  subject: string
  text: string
  when: string
  where: string
  /** Who organises it. */
  host: string
  note: string
  action: string
  calendar: string
}

/** The mail that confirms a place at an event. */
export const JOINED_MAIL_WORDS: Record<Language, Words> = {
  it: {
    subject: 'Ci sei: {title}, {city}',
    text: 'Il tuo posto è confermato. Ecco tutto quello che ti serve.',
    when: 'Quando',
    where: 'Ritrovo',
    host: 'Organizza',
    note: 'Da sapere',
    action: 'Vedi l’evento o rinuncia al posto',
    calendar: 'In allegato trovi l’evento per il tuo calendario.',
  },
  en: {
    subject: 'You’re in: {title}, {city}',
    text: 'Your place is confirmed. Here is all you need.',
    when: 'When',
    where: 'Meeting point',
    host: 'Host',
    note: 'Good to know',
    action: 'See the event or give up your place',
    calendar: 'The event is attached for your calendar.',
  },
  es: {
    subject: 'Te esperamos: {title}, {city}',
    text: 'Tu plaza está confirmada. Aquí tienes todo lo que necesitas.',
    when: 'Cuándo',
    where: 'Punto de encuentro',
    host: 'Organiza',
    note: 'Ten en cuenta',
    action: 'Ver el evento o dejar tu plaza',
    calendar: 'Adjuntamos el evento para tu calendario.',
  },
  fr: {
    subject: 'Tu en es : {title}, {city}',
    text: 'Ta place est confirmée. Voici tout ce qu’il te faut.',
    when: 'Quand',
    where: 'Point de rendez-vous',
    host: 'Organisé par',
    note: 'Bon à savoir',
    action: 'Voir l’événement ou libérer ta place',
    calendar: 'L’événement est joint pour ton agenda.',
  },
  de: {
    subject: 'Du bist dabei: {title}, {city}',
    text: 'Dein Platz ist bestätigt. Hier ist alles, was du brauchst.',
    when: 'Wann',
    where: 'Treffpunkt',
    host: 'Wer einlädt',
    note: 'Gut zu wissen',
    action: 'Event ansehen oder Platz freigeben',
    calendar: 'Im Anhang findest du den Termin für deinen Kalender.',
  },
}
