import type { ReactNode } from 'react'
import type { ResponsiveImage } from '../../shared/contracts/image.ts'
import { Picture } from './picture.tsx'

export type CardProps = {
  href: string
  title: string
  headingLevel?: 'h2' | 'h3' | 'h4'
  image: ResponsiveImage
  priority?: boolean
  /** Sizes of its picture, where it is wider than 480 px. */
  sizes?: string | undefined
  /** Status or badges, on the picture's lower edge. */
  tags: ReactNode
  /** Heart, on the picture's upper right corner. */
  corner?: ReactNode
  /** Elements above the title, separated by dots. */
  kicker: ReactNode
  children: ReactNode
  /** For analytics, which read the rest from the card, also the id if the link has it (client/events/tracked-fields.ts). */
  travelId: string
}

export const Card = ({
  href,
  title,
  headingLevel: Heading = 'h3',
  image,
  priority,
  sizes,
  tags,
  corner,
  kicker,
  children,
  travelId,
}: CardProps) => (
  <article className="card" data-travel={href.split(/[?#]/)[0]?.endsWith(`/${travelId}`) ? '' : travelId}>
    <div className="card-media">
      <Picture image={image} sizes={sizes} priority={priority} alt="" />
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
    {corner}
  </article>
)
