import { listedDayByKey } from '../../shared/calendar/grid-keys.ts'

/** Adds the keys of ARIA's date grid to a calendar of links. */
export const enhance = (calendar: HTMLElement, { replay }: { replay: () => void }): void => {
  const links = new Map(
    [...calendar.querySelectorAll<HTMLAnchorElement>('a[data-day]')].map((link) => [link.dataset.day ?? '', link]),
  )
  const days = [...links.keys()].sort()
  const firstWeekday = calendar.dataset.firstWeekday === '0' ? 0 : 1
  const setTabStop = (day: string) => {
    for (const [each, link] of links) link.tabIndex = each === day ? 0 : -1
  }
  // Keep the place of a user who has tabbed in already.
  const tabStop = days.find((day) => links.get(day) === document.activeElement) ?? days[0]
  if (tabStop !== undefined) setTabStop(tabStop)
  for (const grid of calendar.querySelectorAll('table:has([data-day])')) grid.setAttribute('role', 'grid')
  calendar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.day !== undefined) setTabStop(target.dataset.day)
  })
  // The tab stop must be in an open month.
  calendar.addEventListener(
    'toggle',
    () => {
      const shown = days.filter((day) => links.get(day)?.closest<HTMLDetailsElement>('details')?.open)
      if (shown[0] !== undefined && !shown.some((day) => links.get(day)?.tabIndex === 0)) setTabStop(shown[0])
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
