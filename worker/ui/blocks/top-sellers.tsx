import { Carousel, cardSizes } from '../carousel.tsx'
import { Section } from '../section.tsx'
import { TravelCard } from '../travel-card.tsx'
import type { BlockProps } from './block-props.ts'
import { FilteredList } from './filtered-list.tsx'

/** Best sellers with their ranks; a filtered list may start or be ordered otherwise and has none. */
export const TopSellers = ({ id, content: { title, subtitle, travels }, filtered }: BlockProps<'top-sellers'>) => {
  if (travels.length === 0 && filtered === undefined) return null
  const sizes = cardSizes(travels.length)
  return (
    <Section id={id} title={title} subtitle={subtitle} className={travels.length > 0 ? 'has-carousel' : undefined}>
      <FilteredList pages={filtered} title={title} isEmpty={travels.length === 0}>
        {travels.length > 0 && (
          <Carousel label={title}>
            {travels.map((travel, index) => (
              <div key={travel.id} className="ranked">
                <TravelCard travel={travel} href={filtered?.travelHref(travel.slug)} sizes={sizes} />
                {filtered === undefined && (
                  <span className="rank tabular" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
              </div>
            ))}
          </Carousel>
        )}
      </FilteredList>
    </Section>
  )
}
