import type { ResponsiveImage } from '../../../../shared/contracts/image.ts'
import { poster } from '../../catalogue/image-resources.ts'
import { type Uploads, uploadedImage } from '../../images/uploads.ts'
import type { Site } from '../../site.ts'
import type { LocalizedText } from '../sources/localized-source.ts'

export type PictureSite = Uploads & Pick<Site, 'imagesBase' | 'market' | 'language'>

/**
 * A picture by its name in a page's source: an upload, or a drawn poster.
 * @param text names a drawn picture
 * @param alt describes the picture; default: the upload's alternative text, or `text`
 */
export const namedPicture = (site: PictureSite, name: string, text: string, alt?: string): ResponsiveImage => {
  const upload = site.uploads.get(name)
  return upload === undefined ? poster(site, name, text, alt) : uploadedImage(site, upload, alt)
}

/** @param alt absent for an upload with its own alternative text */
export const describedPicture = (site: PictureSite, name: string, alt: LocalizedText | undefined): ResponsiveImage =>
  namedPicture(site, name, alt?.[site.language] ?? '', alt?.[site.language])
