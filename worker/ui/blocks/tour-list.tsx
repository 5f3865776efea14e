import { ButtonLink } from '../button.tsx'
import { modalHref } from '../modal-href.ts'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import { TourCard } from '../tour-card.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'
import { FilteredList } from './filtered-list.tsx'

/** Up to this number, departures are rows of a board; more make a grid of cards. */
const BOARD = 8

export const TourList = ({ id, content, filtered }: BlockProps<'tour-list'>) => {
  const site = useRenderContext()
  const { title, subtitle, tours, callToAction } = content
  if (tours.length === 0 && filtered === undefined) return null
  const board = tours.length <= BOARD
  return (
    <Section
      id={id}
      title={title}
      subtitle={subtitle}
      tone={board ? 'sand' : 'plain'}
      action={
        <>
          <BlockButton button={callToAction} variant="quiet" />{' '}
          {!board && (
            <ButtonLink
              variant="secondary"
              size="small"
              icon="calendar"
              href={modalHref(site, 'available-dates', 'calendar')}
              rel="nofollow"
            >
              {site.t('modals.calendar')}
            </ButtonLink>
          )}
        </>
      }
    >
      <FilteredList pages={filtered} title={title} isEmpty={tours.length === 0}>
        <ul className={board ? 'card-board' : 'card-grid'}>
          {tours.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} />
            </li>
          ))}
        </ul>
      </FilteredList>
    </Section>
  )
}
