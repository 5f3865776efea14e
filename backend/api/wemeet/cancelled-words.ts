import type { Language } from '../market.ts'

type Words = { subject: string; text: string; calendar: string; action: string }

/** The mail that tells somebody with a place at an event that it does not take place. */
export const CANCELLED_MAIL_WORDS: Record<Language, Words> = {
  it: {
    subject: 'Annullato: {title}, {city}',
    text: 'Ci dispiace: questo evento non si terrà più. Non devi fare nulla, il tuo posto è già stato liberato.',
    calendar: 'Apri il file in allegato per toglierlo dal tuo calendario.',
    action: 'Cerca un altro evento nei dintorni',
  },
  en: {
    subject: 'Cancelled: {title}, {city}',
    text: 'We’re sorry: this event won’t take place. There is nothing you need to do, your place has been released.',
    calendar: 'Open the attached file to take it off your calendar.',
    action: 'Find another event nearby',
  },
  es: {
    subject: 'Cancelado: {title}, {city}',
    text: 'Lo sentimos: este evento no se va a celebrar. No tienes que hacer nada, tu plaza ya está liberada.',
    calendar: 'Abre el archivo adjunto para quitarlo de tu calendario.',
    action: 'Buscar otro evento cerca',
  },
  fr: {
    subject: 'Annulé : {title}, {city}',
    text: 'Désolés : cet événement n’aura pas lieu. Tu n’as rien à faire, ta place est déjà libérée.',
    calendar: 'Ouvre le fichier joint pour le retirer de ton agenda.',
    action: 'Trouver un autre événement près d’ici',
  },
  de: {
    subject: 'Abgesagt: {title}, {city}',
    text: 'Es tut uns leid: Dieses Event findet nicht statt. Du musst nichts tun, dein Platz ist schon freigegeben.',
    calendar: 'Öffne die Datei im Anhang, um den Termin aus deinem Kalender zu nehmen.',
    action: 'Ein anderes Event in der Nähe finden',
  },
}
