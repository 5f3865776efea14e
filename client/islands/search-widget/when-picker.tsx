import { type ComponentType, useEffect, useState } from 'react'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { startProgress } from '../../boot/progress.ts'
import { showUnreachable } from '../../boot/toast.ts'
import type { CalendarProps } from './calendar.tsx'
import { departureDaysQuery } from './describe-search.ts'
import type { useSearchWidget } from './use-search-widget.ts'
import { WhenPanel } from './when-panel.tsx'
import type { SearchWidgetProps } from './widget-props.ts'
import { pickedRange } from './widget-state.ts'

type WhenPickerProps = Pick<
  SearchWidgetProps,
  'id' | 'today' | 'firstWeekday' | 'currency' | 'isApproximate' | 'texts'
> & {
  widget: ReturnType<typeof useSearchWidget>
}

export const WhenPicker = ({ id, today, firstWeekday, currency, isApproximate, texts, widget }: WhenPickerProps) => {
  const { state, options, destination, dispatch } = widget
  // A fold opened before hydration is unknown to the state, but its tab is known.
  const Calendar = useCalendar(state.open === 'when' || (state.tab === 'dates' && options !== null))
  const isShown = destination.isHydrated && state.tab === 'dates' && options !== null && Calendar !== 'failed'
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
            isApproximate={isApproximate}
            query={departureDaysQuery(destination.state, currency)}
            range={pickedRange(state)}
            onPick={(day) => dispatch({ type: 'dayPicked', day })}
            onClear={() => dispatch({ type: 'datesSet', from: null, to: null })}
          />
        ))
      }
    />
  )
}

/** 'failed' leaves the date fields. */
const useCalendar = (isWanted: boolean): ComponentType<CalendarProps> | 'failed' | null => {
  const [calendar, setCalendar] = useState<{ Calendar: ComponentType<CalendarProps> | 'failed' } | null>(null)
  useEffect(() => {
    if (!isWanted || calendar !== null) return
    const end = startProgress()
    const show = (Calendar: ComponentType<CalendarProps> | 'failed') => {
      end(Calendar !== 'failed')
      if (Calendar === 'failed') showUnreachable()
      setCalendar({ Calendar })
    }
    import('./calendar.tsx').then(
      ({ default: Calendar }) => show(Calendar),
      () => show('failed'),
    )
  }, [isWanted, calendar])
  return calendar?.Calendar ?? null
}
