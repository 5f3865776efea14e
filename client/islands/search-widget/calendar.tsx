import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { calendarMonths, shownMonths } from '../../../shared/calendar/calendar-months.ts'
import { type DayFormat, formatDay } from '../../../shared/calendar/day-format.ts'
import { dayByKey } from '../../../shared/calendar/grid-keys.ts'
import { isPickable, type PickedRange } from '../../../shared/calendar/pick-range.ts'
import type { DaysQuery } from '../../../shared/contracts/browser-api.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { addDays, monthRange, yearMonth } from '../../../shared/dates/iso-days.ts'
import { fillText } from '../../texts/fill-text.ts'
import styles from './calendar.css?inline'
import { CalendarGrid, CalendarLegend } from './calendar-grid.tsx'
import { useDepartureDays } from './use-departure-days.ts'
import type { CalendarTexts, SearchWidgetProps } from './widget-props.ts'

export type CalendarProps = Pick<SearchWidgetProps, 'id' | 'today' | 'firstWeekday' | 'isApproximate'> & {
  words: DayFormat
  texts: CalendarTexts
  query: DaysQuery
  range: PickedRange
  onPick: (day: IsoDate) => void
  onClear: () => void
}

/** Below 768 px the stylesheet shows the first only. */
const SHOWN = 2
const isNarrow = () => matchMedia('(width < 768px)').matches

/** Range calendar with the best status and lowest price of each day's departures, loaded with the dates tab. */
const Calendar = (props: CalendarProps) => {
  const { id, today, firstWeekday, isApproximate, words, texts, query, range, onPick, onClear } = props
  useLayoutEffect(adoptCalendarStyles, [])
  const days = useDepartureDays(query)
  const months = useMemo(() => shownMonths({ today, days: [], filterMode: true }), [today])
  const first = addDays(today, 1)
  const last = monthRange(months.at(-1) ?? yearMonth(today)).to
  const [focused, setFocusDay] = useState<IsoDate | null>(range.from)
  const [moved, setAt] = useState(() => (range.from === null ? null : startAt(months, range.from)))
  const bookable = days?.find(({ day, status }) => day >= first && status !== 'WAITING_LIST')?.day ?? first
  const at = moved ?? startAt(months, bookable)
  const focusDay = focused ?? bookable
  const [hovered, setHovered] = useState<IsoDate | null>(null)
  const movesFocus = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const shown = useMemo(
    () => calendarMonths(days ?? [], { today, firstWeekday, months: months.slice(at, at + SHOWN) }),
    [days, today, firstWeekday, months, at],
  )

  // On phones the fold is longer than the screen.
  useEffect(() => {
    if (isNarrow()) box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  }, [focusDay])

  const show = (day: IsoDate) => {
    const index = months.indexOf(yearMonth(day))
    const visible = isNarrow() ? 1 : SHOWN
    if (index < at) setAt(index)
    if (index >= at + visible) setAt(Math.min(index - visible + 1, months.length - 1))
    setFocusDay(day)
  }
  const pick = (day: IsoDate | null) => {
    if (!isPickable(day, today)) return
    setAt(at)
    setFocusDay(day)
    onPick(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOf(event.target)
    if (day === null) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return pick(day)
    }
    const to = dayByKey(day, event, { firstWeekday, first, last })
    if (to === null) return
    event.preventDefault()
    movesFocus.current = true
    show(to)
  }
  const lastStart = () => months.length - (isNarrow() ? 1 : SHOWN)
  const step = (by: number) => {
    const to = Math.min(Math.max(at + by, 0), lastStart())
    setAt(to)
    // The grid needs a tab stop in the shown month.
    const month = months[to] ?? ''
    setFocusDay(month === yearMonth(first) ? first : `${month}-01`)
  }

  return (
    <div className="picker" ref={box}>
      <p className="picker-says" role="status">
        {days === null ? texts.loading : statusMessage(range, texts, words)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears for all its cells, which are interactive */}
      <div
        className="picker-months"
        onClick={(event: MouseEvent) => pick(dayOf(event.target))}
        onMouseOver={(event: MouseEvent) => setHovered(range.to === null ? dayOf(event.target) : null)}
        onMouseLeave={() => setHovered(null)}
        onFocus={(event) => {
          setAt(at)
          setFocusDay(focusDay)
          setHovered(range.to === null ? dayOf(event.target) : null)
        }}
        onKeyDown={onKeyDown}
        role="presentation"
      >
        {shown.map((month) => (
          <CalendarGrid
            key={month.month}
            id={`${id}-${month.month}`}
            month={month}
            words={words}
            texts={texts}
            firstWeekday={firstWeekday}
            range={range}
            until={hovered}
            focusDay={focusDay}
            keysId={`${id}-keys`}
          />
        ))}
      </div>
      <div className="picker-steps">
        {(['previous', 'next'] as const).map((to) => (
          <button
            key={to}
            className={`icon-button picker-${to}`}
            type="button"
            aria-label={texts[to]}
            disabled={to === 'previous' ? at === 0 : at >= lastStart()}
            onClick={() => step(to === 'previous' ? -1 : 1)}
          />
        ))}
      </div>
      <div className="picker-foot">
        <CalendarLegend months={shown} texts={texts} />
        <p>{isApproximate ? texts.lowestAbout : texts.lowest}</p>
        {range.from !== null && (
          <button className="link-button" type="button" onClick={onClear}>
            {texts.clear}
          </button>
        )}
      </div>
      <p className="visually-hidden" id={`${id}-keys`}>
        {texts.keys}
      </p>
    </div>
  )
}

const startAt = (months: readonly string[], day: IsoDate): number =>
  Math.min(Math.max(months.indexOf(yearMonth(day)), 0), months.length - SHOWN)

const dayOf = (target: EventTarget | null): IsoDate | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null

const statusMessage = ({ from, to }: PickedRange, texts: CalendarTexts, words: DayFormat): string => {
  if (from === null) return texts.pickStart
  if (to === null) return texts.pickEnd
  return fillText(texts.pickDone, { from: formatDay(from, words, 'short'), to: formatDay(to, words, 'short') })
}

export default Calendar

let sheet: CSSStyleSheet | null = null

/** The CSP forbids inline styles without a hash. */
const adoptCalendarStyles = (): void => {
  if (sheet !== null) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
