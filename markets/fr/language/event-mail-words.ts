import type { EventMailWords } from '../../../backend/api/wemeet/event-mail-words.ts'

export const eventMailWords: EventMailWords = {
  subject: 'Tu en es : {title}, {city}',
  text: 'Ta place est confirmée. Voici tout ce qu’il te faut.',
  when: 'Quand',
  where: 'Point de rendez-vous',
  host: 'Organisé par',
  note: 'Bon à savoir',
  action: 'Voir l’événement ou libérer ta place',
  calendar: 'L’événement est joint pour ton agenda.',
  cancelled: {
    subject: 'Annulé : {title}, {city}',
    text: 'Désolés : cet événement n’aura pas lieu. Tu n’as rien à faire, ta place est déjà libérée.',
    calendar: 'Ouvre le fichier joint pour le retirer de ton agenda.',
    action: 'Trouver un autre événement près d’ici',
  },
}
