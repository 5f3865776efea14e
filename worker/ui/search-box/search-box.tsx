import DestinationLookup from '../../../client/islands/destination-lookup.island.tsx'
import { searchPath } from '../../../markets/links.ts'
import { Button } from '../button.tsx'
import { formatDateRange } from '../date-range.ts'
import { Island } from '../island.tsx'
import { type RenderContext, useRenderContext } from '../render-context.tsx'
import type { HiddenField } from './search-href.ts'
import { lookupTexts } from './widget-texts.ts'

/** The destination field of the search page: what it shows, and the rest of the search that it keeps. */
export type SearchBar = {
  /** Free text, or the names of the chosen places. */
  text: string
  /** Value of the field `place` (shared/filters/form-query.ts); null when the text is free. */
  place: string | null
  /** The one chosen place, for the look-up. */
  selected: { kind: 'continent' | 'destination'; id: string; name: string } | null
  hidden: readonly HiddenField[]
}

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

/** What a form carries along without showing it. */
export const HiddenFields = ({ fields }: { fields: readonly HiddenField[] }) =>
  fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
