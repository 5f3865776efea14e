import { modals as us } from '../../us/messages/modals.ts'

export const modals = {
  ...us,
  languagesAndCurrencies: 'Country, language and currency',
  talkText: 'Questions about the trip, the dates or the payment? Write to us: people answer, not bots.',
  hoursZone: 'Brussels time',
  necessaryText: 'They remember your currency, the notices you closed and this choice.',
  flightClubFrom: 'Flights for this trip start at {{amount}} per person, return.',
}
