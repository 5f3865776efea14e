import type { AlertLeaveWords } from '../../../backend/api/alerts/mail/alert-leave-words.ts'

export const alertLeaveWords: AlertLeaveWords = {
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
}
