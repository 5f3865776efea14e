import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import { chosenTravelPicture } from '../images/chosen-pictures.ts'
import { describePicture } from '../images/describe-picture.ts'
import { stagePictureId } from '../images/picture-path.ts'
import type { Site } from '../site.ts'
import { image, poster } from './image-resources.ts'

type DrawnSite = Pick<Site, 'imagesBase' | 'market' | 'chosenPictures'>

/** A travel's poster; `motif` is what it shows. */
export const travelPoster = (site: DrawnSite, slug: string, text: string, motif: string | null): ResponsiveImage =>
  chosenTravelPicture(site, slug, 0) ?? poster(site, slug, text, describePicture(site.market, motif) ?? text)

/** What a travel's pictures show: its poster, then each stage, with null for a stage without a picture. */
export type Motifs = readonly (string | null)[]

/** The photo of a travel's stage. */
export const photoOf = (site: DrawnSite, slug: string, text: string, index: number, motifs: Motifs): Image | null => {
  const chosen = chosenTravelPicture(site, slug, 1 + index)
  if (chosen !== null) return chosen.desktop
  const motif = motifs[1 + index] ?? null
  if (motif === null) return null
  const alt = describePicture(site.market, motif) ?? text
  return image(site, 'posters', stagePictureId(slug, index), text, 'landscape', alt)
}

/** Picture of the nth card of a travel in a list of departures: its poster, then its photos, which are all landscape. */
export const cardPicture = (
  site: DrawnSite,
  slug: string,
  text: string,
  nth: number,
  motifs: Motifs,
): ResponsiveImage => {
  const photos = motifs.slice(1).flatMap((_, index) => photoOf(site, slug, text, index, motifs) ?? [])
  const photo = photos[(nth % (1 + photos.length)) - 1]
  if (photo === undefined) return travelPoster(site, slug, text, motifs[0] ?? null)
  return { desktop: photo, mobile: photo }
}
