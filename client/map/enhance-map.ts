import index from 'virtual:map-sheets'
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type Corner, countryNames, namesWithRoom, type PlacedName, toolsRect } from '../../shared/maps/place-names.ts'
import type { Box } from '../../shared/maps/plane.ts'
import { labelWidth, rankPins, spreadPins } from '../../shared/maps/rank-pins.ts'
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
  const layer = map.querySelector('.map-names')
  const isRoute = map.querySelector('.map-route') !== null
  const corner = map.querySelector<HTMLElement>('.map-tools')?.dataset.corner as Corner
  // Stops stay; names of countries are chosen anew for each view.
  const stops = [...map.querySelectorAll<SVGTextElement>('.map-stop')].map((element) => ({
    element,
    place: placeOf(element),
    text: element.textContent,
    dx: Number(element.getAttribute('dx')),
    dy: Number(element.getAttribute('dy')),
  }))
  const regions = new Intl.DisplayNames([document.documentElement.lang], { type: 'region' })
  const texts = new Map<string, SVGTextElement>()
  for (const element of map.querySelectorAll<SVGTextElement>('.map-name:not(.map-stop)'))
    texts.set(element.textContent, element)
  let shown = base.querySelector('foreignObject')

  const viewOf = ({ k, x: left, y: top }: ZoomTransform, size: DOMRect): Box => ({
    x: x + ((-left / k) * width) / size.width,
    y: y + ((-top / k) * height) / size.height,
    width: width / k,
    height: height / k,
  })

  const nameElement = (text: string): SVGTextElement => {
    const known = texts.get(text)
    if (known !== undefined) return known
    const element = svgElement('text', { class: 'map-name', dy: 4 })
    element.textContent = text
    texts.set(text, element)
    return element
  }

  const showNames = (view: Box, size: DOMRect, taken: Parameters<typeof namesWithRoom>[2]): void => {
    const ofStops = stops.map(({ place, text, dx, dy }) => ({ text, ...placeIn(view, place), dx, dy }))
    const names: PlacedName[] = [...ofStops, ...countryNames(index.countries, (code) => regions.of(code), view, size)]
    for (const element of texts.values()) element.remove()
    namesWithRoom(names, size, taken).forEach((hasRoom, at) => {
      const { text, x: right, y: down } = names[at] as PlacedName
      const element = stops[at]?.element ?? (hasRoom ? nameElement(text) : undefined)
      if (element === undefined) return
      element.setAttribute('x', `${100 * right}%`)
      element.setAttribute('y', `${100 * down}%`)
      element.dataset.narrow = element.dataset.wide = hasRoom ? '' : 'none'
      if (!element.isConnected) layer?.appendChild(element)
    })
  }

  /** Position of a place in the whole map. */
  const placeIn = (view: Box, place: Place): Place => ({
    x: (x + place.x * width - view.x) / view.width,
    y: (y + place.y * height - view.y) / view.height,
  })

  const showSheet = (view: Box): void => {
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
    const view = viewOf(transform, size)
    base.setAttribute(
      'viewBox',
      [(-left / k) * (units / size.width), (-top / k) * (unitsHigh / size.height), units / k, unitsHigh / k].join(' '),
    )
    const exact = pins.map(({ place, width: own }) => ({ ...placeIn(view, place), width: own }))
    const places = isRoute ? spreadPins(exact, size) : exact
    // Without its label the focused link would lose the focus.
    const order = pins.map((_, at) => at).sort((a, b) => Number(hasFocus(b)) - Number(hasFocus(a)))
    const { ranks, taken } = rankPins(
      order.map((at) => places[at] as (typeof places)[number]),
      size,
      [toolsRect(corner, size)],
    )
    order.forEach((at, index) => {
      const { element, pin } = pins[at] as (typeof pins)[number]
      const { x: right, y: down } = places[at] as Place
      element.setAttribute('x', `${100 * right}%`)
      element.setAttribute('y', `${100 * down}%`)
      pin.dataset.narrow = pin.dataset.wide = ranks[index]
    })
    showNames(view, size, taken)
    showSheet(view)
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
