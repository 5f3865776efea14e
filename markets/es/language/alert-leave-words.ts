import type { AlertLeaveWords } from '../../../backend/api/alerts/mail/alert-leave-words.ts'

export const alertLeaveWords: AlertLeaveWords = {
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
  doneAll: {
    eyebrow: 'Tus avisos',
    title: 'Avisos en pausa',
    text: 'No te escribiremos hasta que los reactives.',
  },
  bad: {
    eyebrow: 'Tus avisos',
    title: 'Este enlace ya no es válido',
    text: 'Abre el enlace del último correo que recibiste.',
  },
}
