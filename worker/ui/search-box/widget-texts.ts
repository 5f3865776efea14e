import type { SearchWidgetProps } from '../../../client/islands/search-widget.island.tsx'
import type { Market } from '../../../markets/market-schema.ts'
import type { Translate } from '../../../markets/messages.ts'
import { pluralForms } from '../../../markets/translate.ts'
import { DEFAULT_STATUSES } from '../../../shared/filters/definitions.ts'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'

const known = new Map<string, SearchWidgetProps['texts']>()

/** Messages of the islands, of which browsers load a file (build/island-texts.ts). */
export const widgetTexts = (t: Translate, market: Market): SearchWidgetProps['texts'] =>
  getOrCreate(known, market.id, () => createTexts(t, market))

const createTexts = (t: Translate, market: Market): SearchWidgetProps['texts'] => ({
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
    lowest: t('widget.lowest'),
    lowestAbout: t('widget.lowestAbout'),
    statuses: Object.fromEntries(DEFAULT_STATUSES.map((status) => [status, t(`trip.status-${status}`)])),
    loading: t('widget.loadingDays'),
    clear: t('widget.datesClear'),
    picked: t('widget.picked'),
  },
})

const lookupTexts = (t: Translate, market: Market): SearchWidgetProps['texts']['where'] => ({
  label: t('search.where'),
  placeholder: t('search.wherePlaceholder'),
  list: t('search.lookupList'),
  clear: t('search.lookupClear'),
  loading: t('search.lookupLoading'),
  none: t('search.lookupNone'),
  failed: t('search.lookupFailed'),
  results: pluralForms(market, 'search.lookupResults'),
  locale: market.locale,
})
