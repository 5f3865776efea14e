import type { EventMailWords } from '../../../backend/api/wemeet/event-mail-words.ts'

export const eventMailWords: EventMailWords = {
  subject: 'You’re in: {title}, {city}',
  text: 'Your place is confirmed. Here is all you need.',
  when: 'When',
  where: 'Meeting point',
  host: 'Host',
  note: 'Good to know',
  action: 'See the event or give up your place',
  calendar: 'The event is attached for your calendar.',
  cancelled: {
    subject: 'Cancelled: {title}, {city}',
    text: 'We’re sorry: this event won’t take place. There is nothing you need to do, your place has been released.',
    calendar: 'Open the attached file to take it off your calendar.',
    action: 'Find another event nearby',
  },
}
