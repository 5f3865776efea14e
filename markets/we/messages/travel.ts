import { travel as us } from '../../us/messages/travel.ts'

export const travel = {
  ...us,
  duration: 'Duration',
  departuresText: 'Pick when you want to go: prices are per person, and you secure your place online in minutes.',
  depositText: '{{amount}} secures your place if you book by {{date}}',
  moneyPot: 'The kitty',
  moneyPotText:
    'About {{amount}} per person, collected by the group once you’re there for what you do together: dinners, taxis, entrance tickets. What’s left is split at the end.',
  flightsFrom: 'From {{amount}} per person, return.',
  noDeparturesTitle: 'No departure dates in the calendar yet',
}
