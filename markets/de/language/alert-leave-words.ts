import type { AlertLeaveWords } from '../../../backend/api/alerts/mail/alert-leave-words.ts'

export const alertLeaveWords: AlertLeaveWords = {
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
}
