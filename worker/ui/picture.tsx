import type { Image, ResponsiveImage } from '../../shared/contracts/image.ts'
import { densities, imageUrl, srcSet } from '../../shared/images/image-url.ts'

export type Preload = { href: string; srcSet: string; sizes: string; media?: string }

type Common = {
  /** The img element's `sizes`; absent for pictures that are at most 480 px wide (persons: 320 px), in boxes of the stylesheet. */
  sizes?: string | undefined
  /** The first visible picture: loaded before the rest, which load as they come near. */
  priority?: boolean
  className?: string
  /** Empty for decorative pictures; default: the image's own text. */
  alt?: string
}

const sourcesOf = (image: Image, sizes: string | undefined) =>
  sizes === undefined
    ? densities(image)
    : { src: imageUrl(image, Math.min(960, image.size.width)), srcSet: srcSet(image), sizes }

const sizeOf = ({ size: { width, height } }: Image) => ({ width, height })

export const Photo = ({ image, sizes, priority = false, className, alt }: Common & { image: Image }) => (
  <img
    className={className === undefined ? 'photo' : `photo ${className}`}
    {...sourcesOf(image, sizes)}
    {...sizeOf(image)}
    alt={alt ?? image.altText}
    {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
  />
)

/** Landscape from 1024 px on, portrait below (spec section 9). */
export const Picture = ({ image, ...rest }: Common & { image: ResponsiveImage }) => (
  <picture>
    <source
      media="(min-width:1024px)"
      srcSet={rest.sizes === undefined ? Object.values(densities(image.desktop)).join(', ') : srcSet(image.desktop)}
      sizes={rest.sizes}
      {...(rest.sizes !== undefined && sizeOf(image.desktop))}
    />
    <Photo image={image.mobile} {...rest} alt={rest.alt ?? image.desktop.altText} />
  </picture>
)
