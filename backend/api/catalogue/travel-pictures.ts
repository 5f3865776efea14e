import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import { type ChoosingSite, chosenUploads } from '../images/chosen-pictures.ts'
import { croppedImage, uploadedImage } from '../images/uploads.ts'

/**
 * A travel's poster.
 * @param name words of its URLs
 * @param alt default: the upload's alternative text
 */
export const travelPoster = (site: ChoosingSite, id: string, name: string, alt?: string): ResponsiveImage =>
  uploadedImage(site, chosenUploads(site, 'travel', id).get(0), { name, alt })

/** The picture of a travel's stage, counted from 1. */
export const stagePicture = (site: ChoosingSite, id: string, name: string, stage: number): Image | null => {
  const upload = chosenUploads(site, 'travel', id).get(stage)
  return upload === undefined ? null : croppedImage(site, upload, 'landscape', { name })
}

/** Picture of the nth card of a travel in a list of departures: its poster, then its stages, which are all landscape. */
export const cardPicture = (site: ChoosingSite, id: string, name: string, nth: number): ResponsiveImage => {
  const stages = [...chosenUploads(site, 'travel', id).keys()].filter((stage) => stage > 0)
  const photo = stagePicture(site, id, name, stages[(nth % (1 + stages.length)) - 1] ?? -1)
  return photo === null ? travelPoster(site, id, name) : { desktop: photo, mobile: photo }
}
