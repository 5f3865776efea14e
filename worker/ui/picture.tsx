import type { Image, ResponsiveImage } from '../../shared/contracts/image.ts'
import { imageUrl, srcSet } from '../../shared/images/image-url.ts'

/** A picture that the document's head has the browser fetch at once. */
export type Preload = { href: string; srcSet: string; sizes: string; media?: string; priority?: 'high' | 'auto' }

type Common = {
  /** The img element's `sizes`: how wide it is drawn at which viewport. */
  sizes: string
  /** The first picture that a visitor sees: loaded at once and before the rest. */
  priority?: boolean
  /** Preloaded by the page's head: loaded at once, but not before the first. */
  preloaded?: boolean
  className?: string
  /** Empty for a picture beside a text that says the same; the image's own text when left out. */
  alt?: string
}

const loading = ({ priority = false, preloaded = false }: Pick<Common, 'priority' | 'preloaded'>) => {
  if (priority) return { fetchPriority: 'high' } as const
  // Of any other eager picture React puts a preload of its own into the head, before the cover's.
  return preloaded
    ? ({ fetchPriority: 'low', decoding: 'async' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
}

/** One image; its box is known before it loads. */
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
