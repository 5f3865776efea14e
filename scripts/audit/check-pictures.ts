import type { Image } from '../../shared/contracts/image.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import type { Catalogue } from './catalogue.ts'
import type { Report } from './report.ts'

/** Checks the texts of the pictures of trips. */
export const checkPictures = ({ verify }: Report, { travels }: Pick<Catalogue, 'travels'>): void => {
  for (const travel of travels) {
    const captions = new Set(['', travel.title, ...travel.itinerary.flatMap(({ place, title }) => [place, title])])
    for (const { id, altText } of picturesOf(travel))
      verify(
        'a picture has a text that describes it, not its caption',
        id,
        !captions.has(altText),
        altText || 'no text',
      )
  }
}

/** All pictures of a trip's page. */
const picturesOf = ({ thumbnailImage: { desktop }, photos, itinerary }: TravelDetail): Image[] => [
  desktop,
  ...photos,
  ...itinerary.flatMap(({ picture }) => picture ?? []),
]
