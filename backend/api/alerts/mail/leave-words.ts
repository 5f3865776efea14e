import type { Language } from '../../market.ts'

type PageWords = { eyebrow: string; title: string; text: string; action?: string }
type Kind = 'ask' | 'askAll' | 'done' | 'doneAll' | 'bad'

/** The pages behind the link out of an alert's mail. */
export const LEAVE_WORDS: Record<Language, Record<Kind, PageWords>> = {
  it: {
    ask: {
      eyebrow: 'I tuoi avvisi',
      title: 'Non vuoi più avvisi su questo viaggio?',
      text: 'Gli altri tuoi avvisi restano attivi.',
      action: 'Sì, disattivali',
    },
    askAll: {
      eyebrow: 'I tuoi avvisi',
      title: 'Vuoi sospendere tutti gli avvisi?',
      text: 'Li ritrovi nelle tue preferenze e puoi riattivarli quando vuoi.',
      action: 'Sì, sospendi tutto',
    },
    done: {
      eyebrow: 'I tuoi avvisi',
      title: 'Fatto, non ti scriviamo più',
      text: 'Su questo viaggio non riceverai altri avvisi.',
    },
    doneAll: { eyebrow: 'I tuoi avvisi', title: 'Avvisi sospesi', text: 'Non ti scriviamo finché non li riattivi.' },
    bad: {
      eyebrow: 'I tuoi avvisi',
      title: 'Questo link non vale più',
      text: 'Apri il link dell’ultima email che hai ricevuto.',
    },
  },
  en: {
    ask: {
      eyebrow: 'Your alerts',
      title: 'No more alerts about this trip?',
      text: 'Your other alerts stay active.',
      action: 'Yes, stop them',
    },
    askAll: {
      eyebrow: 'Your alerts',
      title: 'Pause all alerts?',
      text: 'You will find them in your preferences and can turn them on again at any time.',
      action: 'Yes, pause them all',
    },
    done: {
      eyebrow: 'Your alerts',
      title: 'Done, we will not write again',
      text: 'You will get no more alerts about this trip.',
    },
    doneAll: {
      eyebrow: 'Your alerts',
      title: 'Alerts paused',
      text: 'We will not write until you turn them on again.',
    },
    bad: {
      eyebrow: 'Your alerts',
      title: 'This link no longer works',
      text: 'Open the link of the latest email you received.',
    },
  },
  es: {
    ask: {
      eyebrow: 'Tus avisos',
      title: '¿No quieres más avisos de este viaje?',
      text: 'Tus demás avisos siguen activos.',
      action: 'Sí, desactívalos',
    },
    askAll: {
      eyebrow: 'Tus avisos',
      title: '¿Pausamos todos los avisos?',
      text: 'Los encontrarás en tus preferencias y podrás reactivarlos cuando quieras.',
      action: 'Sí, pausarlos todos',
    },
    done: {
      eyebrow: 'Tus avisos',
      title: 'Listo, no te escribiremos más',
      text: 'No recibirás más avisos de este viaje.',
    },
    doneAll: { eyebrow: 'Tus avisos', title: 'Avisos en pausa', text: 'No te escribiremos hasta que los reactives.' },
    bad: {
      eyebrow: 'Tus avisos',
      title: 'Este enlace ya no es válido',
      text: 'Abre el enlace del último correo que recibiste.',
    },
  },
  fr: {
    ask: {
      eyebrow: 'Tes alertes',
      title: 'Plus d’alertes pour ce voyage ?',
      text: 'Tes autres alertes restent actives.',
      action: 'Oui, les arrêter',
    },
    askAll: {
      eyebrow: 'Tes alertes',
      title: 'Suspendre toutes les alertes ?',
      text: 'Tu les retrouveras dans tes préférences et pourras les réactiver à tout moment.',
      action: 'Oui, tout suspendre',
    },
    done: {
      eyebrow: 'Tes alertes',
      title: 'C’est fait, nous ne t’écrirons plus',
      text: 'Tu ne recevras plus d’alerte pour ce voyage.',
    },
    doneAll: {
      eyebrow: 'Tes alertes',
      title: 'Alertes suspendues',
      text: 'Nous ne t’écrirons pas tant que tu ne les réactives pas.',
    },
    bad: {
      eyebrow: 'Tes alertes',
      title: 'Ce lien n’est plus valable',
      text: 'Ouvre le lien du dernier e-mail que tu as reçu.',
    },
  },
  de: {
    ask: {
      eyebrow: 'Deine Benachrichtigungen',
      title: 'Zu dieser Reise nichts mehr schicken?',
      text: 'Deine anderen Benachrichtigungen bleiben aktiv.',
      action: 'Ja, beenden',
    },
    askAll: {
      eyebrow: 'Deine Benachrichtigungen',
      title: 'Alle Benachrichtigungen pausieren?',
      text: 'Du findest sie in deinen Einstellungen und kannst sie jederzeit wieder einschalten.',
      action: 'Ja, alle pausieren',
    },
    done: {
      eyebrow: 'Deine Benachrichtigungen',
      title: 'Erledigt, wir schreiben dir nicht mehr',
      text: 'Zu dieser Reise bekommst du keine Benachrichtigungen mehr.',
    },
    doneAll: {
      eyebrow: 'Deine Benachrichtigungen',
      title: 'Benachrichtigungen pausiert',
      text: 'Wir schreiben dir erst wieder, wenn du sie einschaltest.',
    },
    bad: {
      eyebrow: 'Deine Benachrichtigungen',
      title: 'Dieser Link gilt nicht mehr',
      text: 'Öffne den Link in der letzten E-Mail, die du bekommen hast.',
    },
  },
}
