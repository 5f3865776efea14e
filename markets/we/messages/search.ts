import { search as us } from '../../us/messages/search.ts'

export const search = {
  ...us,
  description:
    'Search every group departure with a coordinator: choose a destination, a month and a budget, and see dates, places and prices at once.',
  descriptionOf:
    'Group departures with a coordinator: {{what}}. Current dates, free places and prices, updated all the time.',
  salesDescription:
    'Every discounted group departure, biggest discount first: dates, free places and up-to-date prices.',
}
