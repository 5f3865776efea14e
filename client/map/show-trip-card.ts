import { startProgress } from '../boot/progress.ts'
import { showError } from '../boot/toast.ts'
import { getPage } from '../call-api.ts'
import { messageOf } from '../checked-call.ts'

/** Shows the card of a pin's trip over the map, from the search that its link leads to. */
export const showTripCard = async (map: HTMLElement, link: HTMLAnchorElement): Promise<void> => {
  const end = startProgress()
  const result = await getPage(link.href, (page) => page.querySelector<HTMLElement>('.search-main .card-grid .card'))
  end(result.outcome === 'done')
  if (result.outcome !== 'done') return void showError(messageOf(result))
  closeTripCard(map)
  const box = document.createElement('div')
  box.className = 'map-card'
  box.appendChild(result.value)
  // The map comes before the heading of the list.
  box.querySelector('h3')?.setAttribute('aria-level', '2')
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    closeTripCard(map)
    link.focus()
  })
  link.setAttribute('aria-current', 'true')
  map.appendChild(box)
  box.querySelector('a')?.focus({ preventScroll: true })
}

const closeTripCard = (map: HTMLElement): void => {
  map.querySelector('.map-card')?.remove()
  map.querySelector('a[aria-current]')?.removeAttribute('aria-current')
}
