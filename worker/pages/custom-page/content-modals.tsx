import { searchPath } from '../../../markets/links.ts'
import { isUpcoming } from '../../../shared/tours/offer.ts'
import { AvailableDates } from '../../modals/available-dates/available-dates.tsx'
import { PhotoStrip } from '../../modals/photo-strip/photo-strip.tsx'
import { daySearch } from '../../ui/calendar-month.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import type { OwnModals } from '../define-page.ts'
import type { ContentModel } from './content-model.ts'

/** Modals of the departures and the pictures in the page's blocks. */
export const contentModals: OwnModals<Pick<ContentModel, 'blocks' | 'lists' | 'modalPath'>> = {
  'available-dates': ({ blocks, lists, modalPath }, site, layout) => {
    const { t, today, market } = site
    const shown = blocks.filter((block) => block.blockType === 'tour-list')
    if (shown.length === 0) return null
    const tours = [...new Map(shown.flatMap(({ content }) => content.tours.map((tour) => [tour.id, tour]))).values()]
      .filter((tour) => isUpcoming(tour, today))
      .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
    const [only] = shown.length === 1 ? shown : []
    const filter = only?.content.filter ?? {}
    const currency = lists?.get(only?.id ?? '')?.currency ?? market.currency
    return {
      title: t('modals.availableDates'),
      body: (
        <RenderContextProvider value={{ ...site, modalPath }}>
          <AvailableDates
            tours={tours}
            layout={layout}
            hrefOf={daySearch(market, filter, currency)}
            several
            nothing={
              <Notice>
                {t('travel.noBookable')}. <a href={searchPath(market)}>{t('search.allTravels')}</a>
              </Notice>
            }
          />
        </RenderContextProvider>
      ),
    }
  },
  // What it shows without departures.
  'flight-club': () => null,
  gallery: ({ blocks }, { t }) => {
    const photos = blocks.flatMap((block) =>
      block.blockType === 'gallery' ? block.content.items.map(({ picture }) => picture) : [],
    )
    if (photos.length === 0) return null
    const body = <PhotoStrip photos={photos} label={t('blocks.gallery')} />
    return { title: t('modals.gallery'), body }
  },
}
