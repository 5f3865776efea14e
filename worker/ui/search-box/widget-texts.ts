import type { DestinationLookupProps } from '../../../client/islands/destination-lookup.island.tsx'
import type { SearchWidgetProps } from '../../../client/islands/search-widget.island.tsx'
import type { Market } from '../../../markets/market-schema.ts'
import type { Translate } from '../../../markets/messages.ts'
import { pluralForms } from '../../../markets/translate.ts'
import { DEFAULT_STATUSES } from '../../../shared/filters/definitions.ts'
import type { RenderContext } from '../render-context.tsx'

/** Messages of the widget; prices in a foreign currency are approximate. */
export const widgetTexts = ({ t, market, currency }: RenderContext): SearchWidgetProps['texts'] => ({
  where: lookupTexts(t, market),
  when: t('search.when'),
  anytime: t('search.anytime'),
  anywhere: t('search.anywhere'),
  find: t('search.find'),
  clear: t('search.clearAll'),
  continents: t('widget.continents'),
  previous: t('layout.previous'),
  next: t('layout.next'),
  tabs: t('widget.tabs'),
  tab: {
    periods: t('widget.tabPeriods'),
    seasons: t('widget.tabSeasons'),
    suggested: t('widget.tabSuggested'),
    dates: t('widget.tabDates'),
  },
  months: t('widget.months'),
  events: t('widget.events'),
  dateFrom: t('widget.dateFrom'),
  dateTo: t('widget.dateTo'),
  dateHint: t('widget.dateHint'),
  history: t('widget.history'),
  historyForget: t('widget.historyForget'),
  calendar: {
    keys: t('widget.keys'),
    previous: t('widget.previousMonth'),
    next: t('widget.nextMonth'),
    pickStart: t('widget.pickStart'),
    pickEnd: t('widget.pickEnd'),
    pickDone: t('widget.pickDone', { from: '{{from}}', to: '{{to}}' }),
    lowest: t(currency === market.currency ? 'widget.lowest' : 'widget.lowestAbout'),
    statuses: Object.fromEntries(DEFAULT_STATUSES.map((status) => [status, t(`trip.status-${status}`)])),
    loading: t('widget.loadingDays'),
    clear: t('widget.datesClear'),
    picked: t('widget.picked'),
  },
})

export const lookupTexts = (t: Translate, market: Market): DestinationLookupProps['texts'] => ({
  label: t('search.where'),
  placeholder: t('search.wherePlaceholder'),
  list: t('search.lookupList'),
  clear: t('search.lookupClear'),
  loading: t('search.lookupLoading'),
  none: t('search.lookupNone'),
  results: pluralForms(market, 'search.lookupResults'),
  locale: market.locale,
})
