import { tour as us } from '../../us/messages/tour.ts'

export const tour = {
  ...us,
  headDescription:
    'Departure {{dates}}: {{days}} days in a group with a coordinator. Total price, when you pay, cancellation and flights.',
  groupText: 'How many you are, who is travelling with us for the first time, how many trips the others have done.',
  leaderReviews: 'From people who travelled with {{name}}',
  'line-money-pot': 'The kitty, about',
  toPay: 'Of this, {{amount}} is paid to us; the kitty is collected on the trip.',
  'pay-instalment': 'Instalment',
  'pay-money-pot': 'The kitty, on the trip',
  taxCode: 'You’ll need a tax number to book: have it to hand.',
  calendarFile: 'Add to your calendar',
  cancelNote: 'These are upper limits: you pay less if somebody else takes your place.',
  storyText: 'Every change of status, places and price of this departure.',
  flightsText: 'Flights aren’t included. Guide prices per person, return.',
  flightsLater: 'Return flights start at {{amount}} per person. We can’t show you which ones right now.',
  'stops-any': 'Direct or with stops',
  'stops-direct': 'Direct only',
  direct: 'Direct',
  timeSame: 'same time as Brussels',
  timeDifference: '{{difference}} h from Brussels',
  factPlugs_one: 'Socket',
  factPlugs_other: 'Sockets',
}
