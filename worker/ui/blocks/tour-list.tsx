import type { Tour } from '../../../shared/contracts/tour.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { languageFirst } from '../../../shared/tours/group-language.ts'
import { LanguageOfGroup } from '../age-badge.tsx'
import { ButtonLink } from '../button.tsx'
import { modalHref } from '../modal-href.ts'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import { TourCard } from '../tour-card.tsx'
import { languageGroups, monthGroups } from '../tour-groups.ts'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'
import { FilteredList } from './filtered-list.tsx'

/** Up to this number, departures are rows of a board; more make a grid of cards for each month. */
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
        <div className="buttons">
          <BlockButton button={callToAction} variant="quiet" />
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
        </div>
      }
    >
      <FilteredList pages={filtered} title={title} isEmpty={tours.length === 0}>
        <Departures {...{ tours, board, filter: filtered?.filter ?? content.filter }} />
      </FilteredList>
    </Section>
  )
}

type DeparturesProps = Pick<BlockProps<'tour-list'>['content'], 'tours' | 'filter'> & { board: boolean }

const Departures = ({ tours, filter, board }: DeparturesProps) => {
  const site = useRenderContext()
  const language = languageFirst(filter, site.market).languageFirst
  const groups = board
    ? languageGroups(tours, language).map((group) => ({ month: null, ...group }))
    : monthGroups(tours, filter.sort, language)
  return groups.map(({ month, isOwn, tours: inGroup }) => {
    const hasTitle = month !== null || isOwn !== null
    return (
      <div key={keyOf(month, isOwn)} className={board ? 'results-group' : 'results'}>
        {hasTitle && (
          <h3 className="results-title">
            {month !== null && site.date(`${month}-01`, 'month')} <LanguageOfGroup isOwn={isOwn} />
          </h3>
        )}
        <ul className={board ? 'card-board' : 'card-grid'}>
          {inGroup.map((tour: Tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} headingLevel={hasTitle ? 'h4' : 'h3'} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
