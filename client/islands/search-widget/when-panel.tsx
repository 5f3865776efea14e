import { type Dispatch, type KeyboardEvent, memo, type ReactNode, Suspense } from 'react'
import type { PeriodOption, SearchOptions } from '../../../shared/contracts/search-options.ts'
import type { SearchWidgetProps } from './widget-props.ts'
import { WHEN_TABS, type WhenTab, type WidgetAction } from './widget-state.ts'

type WhenPanelProps = Pick<SearchWidgetProps, 'id' | 'texts' | 'options'> & {
  tab: WhenTab
  tomorrow: string
  dispatch: Dispatch<WidgetAction>
  /** Unchanged until the calendar loads, so that `memo` skips re-renders. */
  calendar: ReactNode
}

/** Tabs that have options; dates always. */
const tabsOf = (options: SearchOptions | null): WhenTab[] =>
  WHEN_TABS.filter((tab) => tab === 'dates' || options?.[tab === 'periods' ? 'months' : tab].length)

/** The period picker. The Suspense boundary hydrates after the rest of the widget, or on interaction. */
export const WhenPanel = memo(({ id, texts, options, tab, tomorrow, dispatch, calendar }: WhenPanelProps) => {
  const tabs = tabsOf(options)
  const panel = (name: WhenTab, content: ReactNode) => (
    <div
      key={name}
      className={`widget-tab-panel widget-tab-${name}`}
      id={`${id}-tab-${name}`}
      role="tabpanel"
      aria-labelledby={`${id}-tab-${name}-name`}
      data-current={name === tab || undefined}
    >
      {content}
    </div>
  )
  return (
    <Suspense>
      <div className="widget-tabs" role="tablist" aria-label={texts.tabs} onKeyDown={moveInTabs}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}-name`}
            aria-selected={name === tab}
            aria-controls={`${id}-tab-${name}`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => dispatch({ type: 'tabbed', tab: name })}
          >
            {texts.tab[name]}
          </button>
        ))}
      </div>
      {tabs.map((name) => {
        if (name === 'dates')
          return panel(
            name,
            <>
              <DateFields id={id} texts={texts} tomorrow={tomorrow} />
              {calendar}
            </>,
          )
        if (options === null) return null
        if (name !== 'periods') return panel(name, <PeriodList legend={texts.tab[name]} periods={options[name]} />)
        return panel(
          name,
          <div className={options.events.length > 0 ? 'widget-columns' : undefined}>
            <PeriodList legend={texts.months} anytime={texts.anytime} periods={options.months} />
            {options.events.length > 0 && <PeriodList legend={texts.events} periods={options.events} />}
          </div>,
        )
      })}
    </Suspense>
  )
})

/** Plain date fields; the calendar fills them in. */
const DateFields = ({ id, texts, tomorrow }: Pick<WhenPanelProps, 'id' | 'texts' | 'tomorrow'>) => (
  <div className="widget-dates">
    {(['dateFrom', 'dateTo'] as const).map((name) => (
      <div key={name} className="field">
        <label className="field-label" htmlFor={`${id}-${name}`}>
          {texts[name]}
        </label>
        <input className="control" id={`${id}-${name}`} type="date" name={name} min={tomorrow} />
      </div>
    ))}
    <p className="field-hint">{texts.dateHint}</p>
  </div>
)

type PeriodListProps = { legend: string; anytime?: string; periods: readonly PeriodOption[] }

/** Uncontrolled radios, synchronised with the widget's state. */
const PeriodList = memo(({ legend, anytime, periods }: PeriodListProps) => (
  <fieldset className="widget-periods">
    <legend className="widget-legend">{legend}</legend>
    <div className="widget-chips">
      {anytime !== undefined && (
        <label className="chip">
          <input className="chip-input" type="radio" name="when" value="" defaultChecked />
          {anytime}
        </label>
      )}
      {periods.map(({ value, label, detail }) => (
        <label key={value} className="chip">
          <input className="chip-input" type="radio" name="when" value={value} />
          <span>
            {label}
            {detail !== '' && <small className="tabular">{detail}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
))

/** Moves within ARIA tabs by arrow keys, Home and End. */
const moveInTabs = (event: KeyboardEvent<HTMLElement>): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  const next = tabs.at(to % tabs.length)
  next?.focus()
  next?.click()
}
