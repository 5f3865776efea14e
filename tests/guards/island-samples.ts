import type { DestinationLookupProps } from '../../client/islands/destination-lookup.island.tsx'
import type { SearchWidgetProps } from '../../client/islands/search-widget.island.tsx'
import { searchOptions } from '../../worker/ui/search-box/search-options.ts'
import { widgetTexts } from '../../worker/ui/search-box/widget-texts.ts'
import { sampleFilters, sampleSite } from '../support/builders/sample-search.ts'

const site = sampleSite('it')
const texts = widgetTexts(site.t, site.market)

const lookups: DestinationLookupProps[] = [
  { id: 'where', text: '', selected: null, texts },
  { id: 'where', text: 'città & "mare" <blu>', selected: null, texts },
  {
    id: 'where',
    text: '',
    selected: { kind: 'continent', id: 'asia', name: 'Asia' },
    texts,
  },
]

const widget: SearchWidgetProps = {
  id: 'search',
  layout: 'dropdown',
  theme: 'pills',
  action: '/cerca',
  today: site.today,
  firstWeekday: 1,
  currency: 'EUR',
  isApproximate: false,
  options: searchOptions(site, sampleFilters),
  clearOnClose: false,
  texts,
}
const widgets: SearchWidgetProps[] = [
  widget,
  { ...widget, layout: 'panels' },
  { ...widget, theme: 'solid', options: null, clearOnClose: true, isApproximate: true },
  { ...widget, firstWeekday: 0, options: searchOptions(sampleSite('us'), null) },
]

/** Props of islands as pages pass them, by island name; the guard hydrates every island with each. */
export const ISLAND_SAMPLES: Record<string, readonly object[]> = {
  'destination-lookup': lookups,
  'search-widget': widgets,
}
