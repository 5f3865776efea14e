/** Fields of the search form that a query has before its redirect. */
export const FORM_FIELDS = [
  ...['where', 'place', 'placesShown', 'when', 'price', 'budgetFrom', 'budgetTo', 'budgetShown'],
  ...['days', 'daysFrom', 'daysTo', 'daysShown'],
]
