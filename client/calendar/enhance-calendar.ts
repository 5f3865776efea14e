import { listedDayByKey } from '../../shared/calendar/grid-keys.ts'

/**
 * Arrow keys for a calendar of links (ARIA's date grid): Tab leads to one day of each calendar, the keys to its others,
 * opening the month that they are in. A key that came before this code is heard by it too. Without this every day is a link that Tab leads to, as the server sends it.
 */
export const enhance = (calendar: HTMLElement, { replay }: { replay: () => void }): void => {
  const links = new Map(
    [...calendar.querySelectorAll<HTMLAnchorElement>('a[data-day]')].map((link) => [link.dataset.day ?? '', link]),
  )
  const days = [...links.keys()].sort()
  const firstWeekday = calendar.dataset.firstWeekday === '0' ? 0 : 1
  const hold = (day: string) => {
    for (const [each, link] of links) link.tabIndex = each === day ? 0 : -1
  }
  // Whoever has come by Tab already keeps the place.
  const held = days.find((day) => links.get(day) === document.activeElement) ?? days[0]
  if (held !== undefined) hold(held)
  // A month without departures is only read.
  for (const grid of calendar.querySelectorAll('table:has([data-day])')) grid.setAttribute('role', 'grid')
  calendar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.day !== undefined) hold(target.dataset.day)
  })
  // The day that Tab leads to is in a month that is open.
  calendar.addEventListener(
    'toggle',
    () => {
      const shown = days.filter((day) => links.get(day)?.closest<HTMLDetailsElement>('details')?.open)
      if (shown[0] !== undefined && !shown.some((day) => links.get(day)?.tabIndex === 0)) hold(shown[0])
    },
    true,
  )
  calendar.addEventListener('keydown', (event) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const to = listedDayByKey(days, day, event, firstWeekday)
    if (to === null) return
    event.preventDefault()
    const link = links.get(to)
    link?.closest('details')?.setAttribute('open', '')
    link?.focus()
  })
  replay()
}
