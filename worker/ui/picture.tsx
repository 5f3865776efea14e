import type { Image, ResponsiveImage } from '../../shared/contracts/image.ts'
import { imageUrl, srcSet } from '../../shared/images/image-url.ts'

export type Preload = { href: string; srcSet: string; sizes: string; media?: string; priority?: 'high' | 'auto' }

type Common = {
  /** The img element's `sizes`. */
  sizes: string
  /** The first visible picture: loaded eagerly, before the rest. */
  priority?: boolean
  /** Preloaded in the head: loaded eagerly, after the first. */
  preloaded?: boolean
  className?: string
  /** Empty for decorative pictures; default: the image's own text. */
  alt?: string
}

const loading = ({ priority = false, preloaded = false }: Pick<Common, 'priority' | 'preloaded'>) => {
  if (priority) return { fetchPriority: 'high' } as const
  // React would preload any other eager picture in the head, before the cover.
  return preloaded
    ? ({ fetchPriority: 'low', decoding: 'async' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
}

export const Photo = ({ image, sizes, priority, preloaded, className, alt }: Common & { image: Image }) => (
  <img
    className={className === undefined ? 'photo' : `photo ${className}`}
    src={imageUrl(image, Math.min(960, image.size.width))}
    srcSet={srcSet(image)}
    sizes={sizes}
    width={image.size.width}
    height={image.size.height}
    alt={alt ?? image.altText}
    {...loading({ priority, preloaded })}
  />
)

/** Landscape from 1024 px on, portrait below (spec section 9). */
export const Picture = ({ image, ...rest }: Common & { image: ResponsiveImage }) => (
  <picture>
    <source
      media="(min-width: 1024px)"
      srcSet={srcSet(image.desktop)}
      sizes={rest.sizes}
      width={image.desktop.size.width}
      height={image.desktop.size.height}
    />
    <Photo image={image.mobile} {...rest} alt={rest.alt ?? image.desktop.altText} />
  </picture>
)
