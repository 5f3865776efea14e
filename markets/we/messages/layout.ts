import { layout as us } from '../../us/messages/layout.ts'

export const layout = {
  ...us,
  geoText: 'The same trips in English, with a team that answers in European hours.',
  geoGo: 'Go to the International site',
}
