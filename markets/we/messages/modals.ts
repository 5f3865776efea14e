import { modals as us } from '../../us/messages/modals.ts'

export const modals = {
  ...us,
  languagesAndCurrencies: 'Country, language and currency',
  talkText: 'Questions about the trip, the dates or the payment? Write to us: people answer, not bots.',
  hoursZone: 'Brussels time',
  necessaryText:
    'They keep you signed in and remember your wishlist, currency, the notices you closed and this choice. Until you choose, also which version of our pages you see.',
  flightClubFrom: 'Flights for this trip start at {{amount}} per person, return.',
}
