import type { AlertWords } from '../../../backend/api/alerts/mail/alert-words.ts'

export const alertWords: AlertWords = {
  confirmedSubject: '{travel}: departure confirmed',
  cheaperSubject: '{travel}: the price is down to {price}',
  openedSubject: '{travel}: departures are back',
  digestSubject: 'News about the trips you follow',
  confirmed: 'The departure on {dates} is confirmed: it leaves for sure, and you can buy your flight.',
  cheaper: 'The departure on {dates} now costs {price} instead of {before}.',
  opened: 'You can travel again: {dates}, from {price}.',
  openAction: 'See the departures',
  tourAction: 'See the departure',
  why: 'We are writing because you asked us to tell you about this trip.',
  whyDigest: 'We are writing because you asked for a summary of your alerts.',
  manage: 'Manage your alerts',
  leave: 'Stop alerts about this trip',
  leaveAll: 'Pause all alerts',
}
