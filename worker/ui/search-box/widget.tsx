import SearchWidget, { type SearchWidgetProps } from '../../../client/islands/search-widget.island.tsx'
import { searchPath } from '../../../markets/links.ts'
import { Island } from '../island.tsx'
import { useRenderContext } from '../render-context.tsx'
import { widgetTexts } from './widget-texts.ts'

type WidgetProps = Pick<SearchWidgetProps, 'id' | 'layout' | 'theme' | 'options'> & {
  /** Unique landmark name. */
  label?: string
  clearOnClose?: boolean
}

export const Widget = ({ label, clearOnClose = false, ...rest }: WidgetProps) => {
  const { t, market, today, currency } = useRenderContext()
  return (
    <search aria-label={label ?? t('search.boxLabel')}>
      <Island
        name="search-widget"
        hydrateOn="interaction"
        component={SearchWidget}
        props={{
          ...rest,
          clearOnClose,
          action: searchPath(market),
          today,
          firstWeekday: market.firstWeekday,
          currency,
          isApproximate: currency !== market.currency,
        }}
        market={market.id}
        texts={widgetTexts(t, market)}
      />
    </search>
  )
}
