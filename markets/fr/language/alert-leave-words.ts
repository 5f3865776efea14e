import type { AlertLeaveWords } from '../../../backend/api/alerts/mail/alert-leave-words.ts'

export const alertLeaveWords: AlertLeaveWords = {
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
}
