import type { ReactNode } from 'react'
import type { ResponsiveImage } from '../../shared/contracts/image.ts'
import { Picture } from './picture.tsx'

export type CardProps = {
  href: string
  title: string
  headingLevel?: 'h2' | 'h3'
  image: ResponsiveImage
  sizes?: string
  priority?: boolean
  /** Status or badges, on the picture's lower edge. */
  tags: ReactNode
  /** Heart, on the picture's upper right corner. */
  corner?: ReactNode
  /** Elements above the title, separated by dots. */
  kicker: ReactNode
  children: ReactNode
  /** Analytics of the card (tracked.ts). */
  track: { 'data-track': string }
}

/** `sizes` of a card's picture in the usual grids. */
export const CARD_SIZES = '(min-width: 1280px) 372px, (min-width: 1024px) 32vw, (min-width: 640px) 45vw, 90vw'

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
      <div className="card-tags cluster">{tags}</div>
    </div>
    <div className="card-body">
      <p className="card-kicker cluster">{kicker}</p>
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
