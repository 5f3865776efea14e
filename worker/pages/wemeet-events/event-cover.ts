import type { Image } from '../../../shared/contracts/image.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import type { Head } from '../../document/head.ts'

/** Half of the container beside the words, all of a phone. */
export const EVENT_COVER_SIZES = '(min-width: 1280px) 560px, (min-width: 768px) 50vw, 100vw'

export const eventCoverPreload = (picture: Image): Head['preloads'][number] => ({
  href: imageUrl(picture),
  srcSet: srcSet(picture),
  sizes: EVENT_COVER_SIZES,
})
