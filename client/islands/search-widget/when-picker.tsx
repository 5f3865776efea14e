import { type ComponentType, useEffect, useState } from 'react'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { CalendarProps } from './calendar.tsx'
import { daysQuery } from './describe-search.ts'
import type { useSearchWidget } from './use-search-widget.ts'
import { WhenPanel } from './when-panel.tsx'
import type { SearchWidgetProps } from './widget-props.ts'
import { pickedRange } from './widget-state.ts'

type WhenPickerProps = Pick<SearchWidgetProps, 'id' | 'today' | 'firstWeekday' | 'currency' | 'texts'> & {
  widget: ReturnType<typeof useSearchWidget>
}

/** "When" with its calendar, whose code comes once the section is opened. */
export const WhenPicker = ({ id, today, firstWeekday, currency, texts, widget }: WhenPickerProps) => {
  const { state, options, destination, dispatch } = widget
  // A fold that was opened before the widget was awake is open without its knowing; its tab is news to it.
  const Calendar = useCalendar(state.open === 'when' || (state.tab === 'dates' && options !== null))
  const isShown = destination.awake && state.tab === 'dates' && options !== null && Calendar !== 'failed'
  return (
    <WhenPanel
      id={id}
      texts={texts}
      options={options}
      tab={state.tab}
      tomorrow={addDays(today, 1)}
      dispatch={dispatch}
      calendar={
        isShown &&
        (Calendar === null ? (
          <div className="picker" />
        ) : (
          <Calendar
            id={`${id}-calendar`}
            today={today}
            firstWeekday={firstWeekday}
            words={options.words}
            texts={texts.calendar}
            query={daysQuery(destination.state, currency)}
            range={pickedRange(state)}
            onPick={(day) => dispatch({ type: 'dayPicked', day })}
            onClear={() => dispatch({ type: 'datesSet', from: null, to: null })}
          />
        ))
      }
    />
  )
}

/** The calendar's code, fetched when it is wanted; 'failed' leaves the date fields in its place. */
export const useCalendar = (isWanted: boolean): ComponentType<CalendarProps> | 'failed' | null => {
  const [calendar, setCalendar] = useState<{ Calendar: ComponentType<CalendarProps> | 'failed' } | null>(null)
  useEffect(() => {
    if (!isWanted || calendar !== null) return
    import('./calendar.tsx').then(
      ({ default: Calendar }) => setCalendar({ Calendar }),
      () => setCalendar({ Calendar: 'failed' }),
    )
  }, [isWanted, calendar])
  return calendar?.Calendar ?? null
}
