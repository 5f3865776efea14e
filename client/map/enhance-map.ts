import index from 'virtual:map-sheets'
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import type { Box } from '../../shared/maps/plane.ts'
import { labelWidth, rankPins } from '../../shared/maps/rank-pins.ts'
import { sheetAround, sheetHref } from '../../shared/maps/sheets.ts'
import { showTripCard } from './show-trip-card.ts'

const MAX_ZOOM = 24
const STEP = 1.8
const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

type Place = { x: number; y: number }

const svgElement = <T extends keyof SVGElementTagNameMap>(name: T, attributes: Record<string, string | number>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Moves and zooms a map: wheel with a modifier, drag, two fingers, keys and buttons. */
export const enhance = (map: HTMLElement, { replay }: { replay: () => void }): void => {
  const base = map.querySelector<SVGSVGElement>('.map-base')
  const [x = 0, y = 0, width = 0, ratio = 1] = (map.dataset.map ?? '').split(' ').map(Number)
  if (base === null) return
  const units = base.viewBox.baseVal.width
  const [unitsHigh, height] = [units / ratio, width / ratio]
  const pins = [...map.querySelectorAll<SVGForeignObjectElement>('.map-at')].map((element) => ({
    element,
    pin: element.firstElementChild as HTMLElement,
    place: placeOf(element),
    width: labelWidth([...element.querySelectorAll('a')].map(({ textContent }) => textContent)),
  }))
  let shown = base.querySelector('foreignObject')

  const showSheet = ({ k, x: left, y: top }: ZoomTransform, size: DOMRect): void => {
    const view: Box = {
      x: x + ((-left / k) * width) / size.width,
      y: y + ((-top / k) * height) / size.height,
      width: width / k,
      height: height / k,
    }
    const sheet = sheetAround({ ...view, x: view.x < -180 ? view.x + 360 : view.x }, index)
    const href = sheetHref(index, sheet)
    if (shown?.querySelector('img')?.getAttribute('src') === href || map.dataset.loading === href) return
    const scale = units / width
    const west = sheet.x > view.x ? sheet.x - 360 : sheet.x
    const side = sheet.width * scale
    const next = svgElement('foreignObject', {
      x: (west - x) * scale,
      y: (sheet.y - y) * scale,
      width: side,
      height: side,
    })
    const image = Object.assign(new Image(side, side), { alt: '', src: href })
    next.appendChild(image)
    map.dataset.loading = href
    image.onload = () => {
      if (map.dataset.loading !== href) return
      shown?.remove()
      base.insertBefore(next, base.firstChild)
      shown = next
    }
  }

  const draw = (transform: ZoomTransform): void => {
    const { k, x: left, y: top } = transform
    const size = map.getBoundingClientRect()
    base.setAttribute(
      'viewBox',
      [(-left / k) * (units / size.width), (-top / k) * (unitsHigh / size.height), units / k, unitsHigh / k].join(' '),
    )
    const places = pins.map(({ place }) => ({
      x: (place.x * size.width * k + left) / size.width,
      y: (place.y * size.height * k + top) / size.height,
    }))
    // Without its label the focused link would lose the focus.
    const order = pins.map((_, at) => at).sort((a, b) => Number(hasFocus(b)) - Number(hasFocus(a)))
    const ranks = rankPins(
      order.map((at) => ({ ...(places[at] as Place), width: pins[at]?.width ?? 0 })),
      size,
    )
    order.forEach((at, index) => {
      const { element, pin } = pins[at] as (typeof pins)[number]
      const { x: right, y: down } = places[at] as Place
      element.setAttribute('x', `${100 * right}%`)
      element.setAttribute('y', `${100 * down}%`)
      pin.dataset.narrow = pin.dataset.wide = ranks[index]
    })
    showSheet(transform, size)
  }
  const hasFocus = (at: number): boolean => pins[at]?.pin.contains(document.activeElement) ?? false

  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, MAX_ZOOM])
    .extent(() => [[0, 0], sizeOf(map)])
    .filter(isMeant)
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => draw(transform))
  const selection = select(map).call(behaviour).on('dblclick.zoom', null)
  const limit = (): void => void behaviour.translateExtent([[0, 0], sizeOf(map)])
  limit()
  let [wide] = sizeOf(map)
  new ResizeObserver(() => {
    // It also reports the first size.
    if (map.clientWidth === wide) return
    wide = map.clientWidth
    limit()
    selection.call(behaviour.transform, zoomIdentity)
  }).observe(map)

  map.addEventListener('click', (event) => {
    const target = event.target as Element
    const way = target.closest<HTMLElement>('[data-zoom]')?.dataset.zoom
    if (way !== undefined) selection.call(behaviour.scaleBy, way === 'in' ? STEP : 1 / STEP)
    const link = target.closest<HTMLAnchorElement>('a[data-trip-card]')
    if (link === null || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void showTripCard(map, link)
  })
  map.addEventListener('keydown', (event) => {
    const way = ARROWS[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const [wide, high] = sizeOf(map)
    const { k } = zoomOf(map)
    selection.call(behaviour.translateBy, (way[0] * wide) / 4 / k, (way[1] * high) / 4 / k)
  })
  replay()
}

const sizeOf = (map: HTMLElement): [number, number] => [map.clientWidth, map.clientHeight]
const zoomOf = (map: HTMLElement): ZoomTransform => (map as { __zoom?: ZoomTransform }).__zoom ?? zoomIdentity

const placeOf = (element: Element): Place => ({
  x: Number.parseFloat(element.getAttribute('x') ?? '') / 100,
  y: Number.parseFloat(element.getAttribute('y') ?? '') / 100,
})

/** One finger and the bare wheel scroll the page. */
const isMeant = (event: MouseEvent | WheelEvent | TouchEvent): boolean => {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  if ('touches' in event) return event.touches.length > 1
  return event.button === 0 && (event.target as Element).closest('.map-tools, .map-card') === null
}
