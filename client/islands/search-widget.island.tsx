import type { ReactNode } from 'react'
import { clearSearches } from '../state/search-history.ts'
import { DestinationBar, DestinationResults, Icon, SelectionField } from './destination-lookup/destination-bar.tsx'
import { isExpanded } from './destination-lookup/lookup-state.ts'
import { formatPeriod } from './search-widget/describe-search.ts'
import { useSearchWidget } from './search-widget/use-search-widget.ts'
import { WhenPicker } from './search-widget/when-picker.tsx'
import { Continents, HistoryPanel } from './search-widget/widget-panels.tsx'
import type { SearchWidgetProps } from './search-widget/widget-props.ts'
import { hasSelection, type Section } from './search-widget/widget-state.ts'

export type { SearchWidgetProps }

/** The search widget: destination, period and recent searches in one GET form. */
const SearchWidget = (props: SearchWidgetProps) => {
  const { id, layout, theme, action, texts } = props
  const widget = useSearchWidget(props)
  const { state, destination, options, searches, dispatch } = widget
  const where = destination.state
  const selection = destination.isHydrated ? where.selection : null
  const hasRadio = selection?.kind === 'continent' && options?.continents.some((each) => each.id === selection.id)

  // Before hydration the browser restores the fields on Back; afterwards the widget does.
  const ownsFields = destination.isHydrated ? 'off' : undefined
  const bar = (
    <DestinationBar
      id={`${id}-where`}
      texts={texts.where}
      destination={destination}
      defaultValue=""
      autoComplete={ownsFields}
      onEntered={widget.enterBar}
    />
  )
  /** A section: below its cell in the dropdown, a fold in the full-screen modal. */
  const section = (name: Section, title: string, value: string, children: ReactNode) =>
    layout === 'dropdown' ? (
      <section className={`widget-panel widget-panel-${name}`} id={`${id}-${name}-panel`} aria-label={title}>
        {children}
      </section>
    ) : (
      <details
        className="widget-fold"
        name={`${id}-sections`}
        open={state.open === name}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) widget.open(name)
          else if (state.open === name) dispatch({ type: 'folded' })
        }}
      >
        <summary>
          <span className="widget-fold-title">{title}</span>
          <span className="widget-fold-value">{value}</span>
        </summary>
        <div className="widget-fold-body">{children}</div>
      </details>
    )
  const whereSection = section(
    'where',
    texts.where.label,
    selection?.name ?? '',
    <>
      <DestinationResults id={`${id}-where`} texts={texts.where} destination={destination} />
      {options !== null && options.continents.length > 0 && !isExpanded(where) && (
        <Continents texts={texts} continents={options.continents} />
      )}
    </>,
  )
  const whenSection = section(
    'when',
    texts.when,
    formatPeriod(options, widget.period, texts),
    <WhenPicker {...props} widget={widget} />,
  )
  const historySection =
    searches.length > 0 &&
    section(
      'history',
      texts.history,
      '',
      <HistoryPanel
        id={id}
        texts={texts}
        entries={searches}
        onClear={() => {
          clearSearches()
          dispatch({ type: 'folded' })
        }}
      />,
    )
  const clear = (
    <>
      <ClearButton label={texts.clear} disabled={!hasSelection(state, where)} />
      {/* Nobody could enable the other one. */}
      <noscript>
        <ClearButton label={texts.clear} disabled={false} />
      </noscript>
    </>
  )
  const go = (
    <button className="button button-primary widget-go" type="submit">
      <Icon name="search" />
      <span>{texts.find}</span>
    </button>
  )
  return (
    <form
      ref={widget.form}
      className={`widget widget-${layout} widget-${theme}`}
      method="get"
      action={action}
      autoComplete={ownsFields}
      data-open={state.open ?? undefined}
      tabIndex={-1}
      {...widget.handlers}
    >
      {layout === 'dropdown' ? (
        <div className="widget-bar">
          <div className="widget-cell widget-cell-where">{bar}</div>
          {whereSection}
          <button
            className="widget-cell widget-cell-when"
            type="button"
            aria-expanded={state.open === 'when'}
            aria-controls={`${id}-when-panel`}
            onClick={() => widget.toggle('when')}
          >
            <span className="field-label">{texts.when}</span>
            <span className="widget-value">{formatPeriod(options, widget.period, texts)}</span>
          </button>
          {whenSection}
          {searches.length > 0 && (
            <button
              className="icon-button widget-cell-history"
              type="button"
              aria-label={texts.history}
              aria-expanded={state.open === 'history'}
              aria-controls={`${id}-history-panel`}
              onClick={() => widget.toggle('history')}
            >
              <Icon name="clock" />
            </button>
          )}
          {historySection}
          {clear}
          {go}
        </div>
      ) : (
        <>
          <div className="widget-bar">{bar}</div>
          {whereSection}
          {whenSection}
          {historySection}
          <div className="widget-foot">
            {clear}
            {go}
          </div>
        </>
      )}
      {!hasRadio && <SelectionField selection={selection} />}
    </form>
  )
}

const ClearButton = ({ label, disabled }: { label: string; disabled: boolean }) => (
  <button className="button button-quiet widget-clear" type="reset" disabled={disabled}>
    <span>{label}</span>
  </button>
)

export default SearchWidget
