import type { AlertLeaveWords } from '../../../backend/api/alerts/mail/alert-leave-words.ts'

export const alertLeaveWords: AlertLeaveWords = {
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
  doneAll: {
    eyebrow: 'I tuoi avvisi',
    title: 'Avvisi sospesi',
    text: 'Non ti scriviamo finché non li riattivi.',
  },
  bad: {
    eyebrow: 'I tuoi avvisi',
    title: 'Questo link non vale più',
    text: 'Apri il link dell’ultima email che hai ricevuto.',
  },
}
