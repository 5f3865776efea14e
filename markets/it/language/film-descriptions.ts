import type { FilmDescriptions } from '../../../backend/api/labels/film-descriptions.ts'

export const filmDescriptions: FilmDescriptions = {
  'desert-night': 'Notte nel deserto: luna piena sulle dune, tre cammelli in fila verso le tende illuminate',
  lagoon: 'Due palme si muovono piano davanti a una laguna turchese chiusa da una lingua di sabbia',
  'polar-sea': 'Mare polare al sole: una montagna bianca, un iceberg turchese e quattro pinguini su un lastrone',
}
