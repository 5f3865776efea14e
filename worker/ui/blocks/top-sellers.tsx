import { Carousel } from '../carousel.tsx'
import { Section } from '../section.tsx'
import { TravelCard } from '../travel-card.tsx'
import type { BlockProps } from './block-props.ts'

export const TopSellers = ({ id, content: { title, subtitle, travels } }: BlockProps<'top-sellers'>) => {
  if (travels.length === 0) return null
  return (
    <Section id={id} title={title} subtitle={subtitle} className="has-carousel">
      <Carousel label={title}>
        {travels.map((travel, index) => (
          <div key={travel.id} className="ranked">
            <TravelCard travel={travel} sizes="(min-width: 1024px) 360px, (min-width: 640px) 45vw, 90vw" />
            <span className="rank tabular" aria-hidden="true">
              {index + 1}
            </span>
          </div>
        ))}
      </Carousel>
    </Section>
  )
}
