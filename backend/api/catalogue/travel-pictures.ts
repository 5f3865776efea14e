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

/**
 * The photo of a travel's stage; the index wraps around.
 * @param motifs what the travel's pictures show, the poster first
 */
export const photoOf = (
  site: DrawnSite,
  slug: string,
  text: string,
  index: number,
  motifs: readonly string[],
): Image => {
  const chosen = chosenTravelPicture(site, slug, 1 + index)
  if (chosen !== null) return chosen.desktop
  const nth = index % Math.max(1, motifs.length - 1)
  const alt = describePicture(site.market, motifs[1 + nth]) ?? text
  return image(site, 'posters', stagePictureId(slug, nth), text, 'landscape', alt)
}

/**
 * Picture of the nth card of a travel in a list of departures: its poster, then its photos, which are all landscape.
 * @param motifs what the travel's pictures show, the poster first
 */
export const cardPicture = (
  site: DrawnSite,
  slug: string,
  text: string,
  nth: number,
  motifs: readonly string[],
): ResponsiveImage => {
  const index = nth % Math.max(1, motifs.length)
  if (index === 0) return travelPoster(site, slug, text, motifs[0] ?? null)
  const photo = photoOf(site, slug, text, index - 1, motifs)
  return { desktop: photo, mobile: photo }
}
