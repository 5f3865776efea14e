import type { FilmDescriptions } from '../../../backend/api/labels/film-descriptions.ts'

export const filmDescriptions: FilmDescriptions = {
  'desert-night': 'Nacht in der Wüste: Vollmond über den Dünen, drei Kamele auf dem Weg zu beleuchteten Zelten',
  lagoon: 'Zwei Palmen wiegen sich sanft vor einer türkisfarbenen Lagune, die eine Sandbank abschließt',
  'polar-sea': 'Polarmeer in der Sonne: ein weißer Berg, ein türkiser Eisberg und vier Pinguine auf einer Scholle',
}
