import DestinationLookup from '../../../client/islands/destination-lookup.island.tsx'
import { searchPath } from '../../../markets/links.ts'
import type { SearchBar } from '../../pages/search/toolbar-model.ts'
import { Button } from '../button.tsx'
import { formatDateRange } from '../date-range.ts'
import { Island } from '../island.tsx'
import { type RenderContext, useRenderContext } from '../render-context.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { lookupTexts } from './lookup-texts.ts'

/**
 * The destination of the search that a page shows, to be asked for anew; its filters ask for the rest. A plain GET
 * form, whose field wakes up as the look-up. Everywhere else it is the widget (widget.tsx).
 */
export const SearchBox = ({ bar: { text, place, selected, hidden } }: { bar: SearchBar }) => {
  const site = useRenderContext()
  const { t, market } = site
  return (
    <search aria-label={t('search.boxLabel')}>
      <form className="search-bar" method="get" action={searchPath(market)}>
        <HiddenFields fields={hidden} />
        {place !== null && <input type="hidden" name="place" value={place} />}
        <Island
          name="destination-lookup"
          hydrateOn="interaction"
          component={DestinationLookup}
          props={{ id: 'search-where', text, selected, when: daysOf(site, hidden), texts: lookupTexts(t) }}
        />
        <Button icon="search" className="search-box-go">
          {t('search.find')}
        </Button>
      </form>
    </search>
  )
}

/** The days that the search keeps, in words. */
const daysOf = (site: RenderContext, hidden: SearchBar['hidden']): string => {
  const { dateFrom, dateTo } = Object.fromEntries(hidden)
  return dateFrom === undefined || dateTo === undefined
    ? site.t('search.anytime')
    : formatDateRange(site, dateFrom, dateTo)
}
