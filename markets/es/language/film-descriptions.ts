import type { FilmDescriptions } from '../../../backend/api/labels/film-descriptions.ts'

export const filmDescriptions: FilmDescriptions = {
  'desert-night':
    'Noche en el desierto: luna llena sobre las dunas y tres camellos en fila hacia las tiendas iluminadas',
  lagoon: 'Dos palmeras se mecen despacio ante una laguna turquesa cerrada por una lengua de arena',
  'polar-sea': 'Mar polar al sol: una montaña blanca, un iceberg turquesa y cuatro pingüinos sobre un témpano',
}
