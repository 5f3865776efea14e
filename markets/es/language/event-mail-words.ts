import type { EventMailWords } from '../../../backend/api/wemeet/event-mail-words.ts'

export const eventMailWords: EventMailWords = {
  subject: 'Te esperamos: {title}, {city}',
  text: 'Tu plaza está confirmada. Aquí tienes todo lo que necesitas.',
  when: 'Cuándo',
  where: 'Punto de encuentro',
  host: 'Organiza',
  note: 'Ten en cuenta',
  action: 'Ver el evento o dejar tu plaza',
  calendar: 'Adjuntamos el evento para tu calendario.',
  cancelled: {
    subject: 'Cancelado: {title}, {city}',
    text: 'Lo sentimos: este evento no se va a celebrar. No tienes que hacer nada, tu plaza ya está liberada.',
    calendar: 'Abre el archivo adjunto para quitarlo de tu calendario.',
    action: 'Buscar otro evento cerca',
  },
}
