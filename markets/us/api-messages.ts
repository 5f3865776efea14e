import type { ApiMessages } from '../messages.ts'
import { apiMessages as english } from '../we/api-messages.ts'

export const apiMessages: ApiMessages = {
  ...english,
  labels: {
    ...english.labels,
    film: {
      ...english.labels.film,
      'desert-night': 'Night in the desert: a full moon over the dunes, three camels walking toward lit tents',
    },
  },
  booking: {
    ...english.booking,
    datePattern: 'MMMM d, yyyy',
    seats: 'Spots',
    seatsFree_one: 'Last spot',
    seatsFree_other: '{{count}} spots left',
    demo: 'This is a demo: the booking is completed by the real booking service. Nothing is paid here and no spot is taken.',
    bookedText:
      'With the real booking service you would be on board now. Nothing was paid here, and the spot is still free.',
  },
}
