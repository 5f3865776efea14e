import { alerts as us } from '../../us/messages/alerts.ts'

export const alerts = {
  ...us,
  'text-confirmation':
    'A few travellers are still missing. We will write when the departure is certain, and if the price drops.',
  deletedText: 'We keep nothing of yours any more. Thank you for travelling with us.',
}
