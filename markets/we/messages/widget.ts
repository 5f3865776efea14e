import { widget as us } from '../../us/messages/widget.ts'

export const widget = {
  ...us,
  coverWhere: 'Where would you like to go?',
  tabs: 'How to choose your dates',
  more: 'Months, holidays and continents',
  pickStart: 'Choose the first day you could leave',
  pickEnd: 'Now choose the last one, or search for this day',
  'season-autumn': 'Autumn {{year}}',
}
