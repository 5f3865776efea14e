import type { ReactNode } from 'react'
import type { ResponsiveImage } from '../../shared/contracts/image.ts'
import { Picture } from './picture.tsx'

export type CardProps = {
  href: string
  title: string
  /** The level that fits the page's outline. */
  headingLevel?: 'h2' | 'h3'
  image: ResponsiveImage
  sizes?: string
  priority?: boolean
  /** On the picture's lower edge: status or badges. */
  tags: ReactNode
  /** On the picture's upper right corner, above the card's link: the heart. */
  corner?: ReactNode
  /** Above the title: elements, which a dot parts while they stand on one line. */
  kicker: ReactNode
  children: ReactNode
  /** What it shows, for analytics (worker/ui/tracked.ts). */
  track: { 'data-track': string }
}

/** How wide a card's picture is drawn in the usual grids. */
export const CARD_SIZES = '(min-width: 1280px) 372px, (min-width: 1024px) 32vw, (min-width: 640px) 45vw, 90vw'

/** A picture over a few lines, all of it one link: the title's, stretched over the card. */
export const Card = ({
  href,
  title,
  headingLevel: Heading = 'h3',
  image,
  sizes,
  priority,
  tags,
  corner,
  kicker,
  children,
  track,
}: CardProps) => (
  <article className="card" {...track}>
    <div className="card-media">
      <Picture image={image} sizes={sizes ?? CARD_SIZES} priority={priority} alt="" />
      <div className="card-tags">{tags}</div>
    </div>
    <div className="card-body">
      <p className="card-kicker">{kicker}</p>
      <Heading className="card-title">
        <a className="stretched" href={href}>
          {title}
        </a>
      </Heading>
      {children}
    </div>
    {corner !== undefined && <div className="card-corner">{corner}</div>}
  </article>
)
