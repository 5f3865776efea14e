import type { FilmDescriptions } from '../../../backend/api/labels/film-descriptions.ts'

export const filmDescriptions: FilmDescriptions = {
  'desert-night':
    'La nuit dans le désert : pleine lune sur les dunes, trois chameaux en file vers les tentes éclairées',
  lagoon: 'Deux palmiers se balancent doucement devant un lagon turquoise fermé par une langue de sable',
  'polar-sea':
    'Mer polaire au soleil : une montagne blanche, un iceberg turquoise et quatre manchots sur une plaque de glace',
}
