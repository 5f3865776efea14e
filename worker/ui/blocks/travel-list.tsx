import { Carousel, cardSizes } from '../carousel.tsx'
import { Section } from '../section.tsx'
import { TravelCard } from '../travel-card.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'
import { FilteredList } from './filtered-list.tsx'

/** Up to this number, travels are one carousel; more make a grid. */
const ROW = 10

export const TravelList = ({ id, content, filtered }: BlockProps<'travel-list'>) => {
  const { title, subtitle, travels, callToAction } = content
  if (travels.length === 0 && filtered === undefined) return null
  const sizes = cardSizes(travels.length)
  const row = travels.length > 0 && travels.length <= ROW
  return (
    <Section
      id={id}
      title={title}
      subtitle={subtitle}
      className={row ? 'has-carousel' : undefined}
      action={<BlockButton button={callToAction} variant="quiet" />}
    >
      <FilteredList pages={filtered} title={title} isEmpty={travels.length === 0}>
        {row ? (
          <Carousel label={title}>
            {travels.map((travel) => (
              <TravelCard key={travel.id} travel={travel} href={filtered?.travelHref(travel.slug)} sizes={sizes} />
            ))}
          </Carousel>
        ) : (
          <ul className="card-grid travel-row">
            {travels.map((travel) => (
              <li key={travel.id}>
                <TravelCard travel={travel} href={filtered?.travelHref(travel.slug)} />
              </li>
            ))}
          </ul>
        )}
      </FilteredList>
    </Section>
  )
}
