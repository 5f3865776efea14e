import { search as us } from '../../us/messages/search.ts'

export const search = {
  ...us,
  description:
    'Search every group departure with a coordinator: choose a destination, a month and a budget, and see dates, places and prices at once.',
  descriptionOf: '{{what}}: group departures with a coordinator, with up-to-date dates, free places and prices.',
}
