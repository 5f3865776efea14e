import type { FilmDescriptions } from '../../../backend/api/labels/film-descriptions.ts'

export const filmDescriptions: FilmDescriptions = {
  'desert-night': 'Night in the desert: a full moon over the dunes, three camels walking towards lit tents',
  lagoon: 'Two palms sway gently by a turquoise lagoon closed off by a spit of sand',
  'polar-sea': 'A sunny polar sea: a white mountain, a turquoise iceberg and four penguins on a floe',
}
