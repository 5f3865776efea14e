import { searchPath } from '../../../markets/links.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import { isUpcoming } from '../../../shared/tours/is-upcoming.ts'
import { AvailableDates } from '../../document/modals/available-dates.tsx'
import type { ModalScreen } from '../../document/modals/modal-screen.ts'
import { PhotoStrip } from '../../document/modals/photo-strip.tsx'
import { daySearch } from '../../ui/calendar-month.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'

/** A modal over a content page, about what its blocks show: their departures, their pictures. */
export const pageModal = (
  { type, layout }: OpenModal,
  { t, today, market }: RenderContext,
  blocks: readonly Block[],
): ModalScreen | null => {
  if (type === 'available-dates') {
    const lists = blocks.filter((block) => block.blockType === 'tour-list')
    const tours = [...new Map(lists.flatMap(({ content }) => content.tours.map((tour) => [tour.id, tour]))).values()]
      .filter((tour) => isUpcoming(tour, today))
      .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
    if (lists.length === 0) return null
    const filter = lists.length === 1 ? (lists[0]?.content.filter ?? {}) : {}
    return {
      title: t('modals.availableDates'),
      body: (
        <AvailableDates
          tours={tours}
          layout={layout}
          hrefOf={daySearch(market, filter)}
          several
          nothing={
            <Notice>
              {t('travel.noBookable')}. <a href={searchPath(market)}>{t('search.allTravels')}</a>
            </Notice>
          }
        />
      ),
    }
  }
  if (type === 'gallery') {
    const photos = blocks.flatMap((block) =>
      block.blockType === 'gallery' ? block.content.items.map(({ picture }) => picture) : [],
    )
    return photos.length === 0
      ? null
      : {
          title: t('modals.gallery'),
          body: <PhotoStrip photos={photos} label={t('blocks.gallery')} />,
          startsInBody: true,
        }
  }
  return null
}
