import build from 'virtual:client-build'
import index from 'virtual:map-sheets'
import type { Point } from '../../../shared/contracts/point.ts'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { CORNERS, countryNames, namesWithRoom, stopNames, toolsRect } from '../../../shared/maps/place-names.ts'
import { type Box, besideBox, boxAround, type PlanePoint, toPlane } from '../../../shared/maps/plane.ts'
import { labelWidth, overlap, type PlacedPin, rankPins, type Size, spreadPins } from '../../../shared/maps/rank-pins.ts'
import { sheetAround, sheetHref } from '../../../shared/maps/sheets.ts'
import { useRenderContext } from '../render-context.tsx'

export type MapPin = {
  key: string
  point: Point
  /** Side by side. */
  links: readonly MapLink[]
  /** Shown below it where there is room. */
  place?: string
}

export type MapLink = {
  /** Short: a price or a number. */
  text: string
  /** With the text, for those who do not see where it is. */
  name: string
  href: string
  /** A script shows the first card of that page over the map. */
  showsCard?: boolean
}

type MapPictureProps = {
  label: string
  /** Earlier ones have priority where space is short. */
  pins: readonly MapPin[]
  /** Width by height. */
  ratio: number
  /** Degrees that it shows at least. */
  minWidth: number
  /** A line from point to point. */
  route?: readonly Point[]
  className?: string
}

/** Units across the picture. */
const WIDTH = 1000
const MARGIN = 0.12
/** The whole world has no more of the seas around the poles. */
const WORLD_RATIO = 1.3
/** Pixels for which labels are chosen; a script chooses them for the real width. */
const [NARROW, WIDE] = [335, 540]
/** In pixels: the widest label, and the height that fingers need. */
const PIN = { width: 160, height: 44 }

/** A map of coasts and borders with links. Without a pin there is none. */
export const MapPicture = ({ label, pins, ratio: wanted, minWidth, route = [], className = '' }: MapPictureProps) => {
  const { t, market } = useRenderContext()
  if (pins.length === 0) return null
  const plane = pins.map(({ point }) => toPlane(point))
  const frame = { minWidth, margin: MARGIN }
  const ratio = boxAround(plane, { ...frame, ratio: wanted }).width === 360 ? WORLD_RATIO : wanted
  const box = boxAround(plane, { ...frame, ratio })
  const [narrow, wide] = [NARROW, WIDE].map((width) => ({ width, height: width / ratio })) as [Size, Size]
  const exact = plane.map((point, at) => ({
    ...placeIn(box, point),
    width: labelWidth(pins[at]?.links.map(({ text }) => text) ?? []),
  }))
  const places = route.length > 1 ? spreadPins(exact, narrow) : exact
  const corner = freeCorner(places, [narrow, wide])
  const stops = stopNames(
    places.flatMap(({ x, y }, at) => {
      const text = pins[at]?.place
      return text === undefined ? [] : [{ text, x, y }]
    }),
    narrow,
    rankPins(places, narrow, [toolsRect(corner, narrow)]).taken,
  )
  const names = [...stops, ...countryNames(index.countries, regionNames(market.locale), box, wide)]
  const [atNarrow, atWide] = [narrow, wide].map((size) => {
    const { ranks, taken } = rankPins(places, size, [toolsRect(corner, size)])
    return { ranks, named: namesWithRoom(names, size, taken) }
  })
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, hashed in the CSP. */}
      {build.mapStyles.css !== '' && <style dangerouslySetInnerHTML={{ __html: build.mapStyles.css }} />}
      <figure
        className={`map ${className}`.trim()}
        aria-label={label}
        data-map={[box.x, box.y, box.width, ratio].map(short).join(' ')}
      >
        <svg className="map-base" viewBox={`0 0 ${WIDTH} ${Math.round(WIDTH / ratio)}`} aria-hidden="true">
          <Sheet box={box} />
          {route.length > 1 && (
            <polyline
              className="map-route"
              points={route
                .map((point) => placeIn(box, toPlane(point)))
                .map(({ x, y }) => `${Math.round(x * WIDTH)},${Math.round((y * WIDTH) / ratio)}`)
                .join(' ')}
            />
          )}
        </svg>
        <svg className="map-names" aria-hidden="true">
          {names.map(({ text, x, y, dx, dy }, at) => {
            const isStop = at < stops.length
            if (!isStop && !atWide?.named[at]) return null
            return (
              <text
                key={keyOf(String(isStop), text)}
                className={isStop ? 'map-name map-stop' : 'map-name'}
                {...percent({ x, y })}
                dx={dx}
                dy={dy}
                data-narrow={atNarrow?.named[at] ? undefined : 'none'}
                data-wide={atWide?.named[at] ? undefined : 'none'}
              >
                {text}
              </text>
            )
          })}
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: links with names, in a labelled figure. */}
        <svg className="map-pins">
          {pins.map(({ key, links }, at) => (
            <foreignObject key={key} {...percent(places[at])} {...PIN} className="map-at">
              <div className="map-pin" data-narrow={atNarrow?.ranks[at]} data-wide={atWide?.ranks[at]}>
                {links.map(({ text, name, href, showsCard = false }) => (
                  <a key={href} href={href} aria-label={name} {...(showsCard && { 'data-trip-card': '' })}>
                    <span>{text}</span>
                  </a>
                ))}
              </div>
            </foreignObject>
          ))}
        </svg>
        <div className="map-tools by-script" data-corner={corner}>
          {(['in', 'out'] as const).map((way) => (
            <button key={way} type="button" data-zoom={way} aria-label={t(way === 'in' ? 'map.zoomIn' : 'map.zoomOut')}>
              {way === 'in' ? '+' : '−'}
            </button>
          ))}
        </div>
      </figure>
    </>
  )
}

/** The first corner in which the buttons cover no pin. */
const freeCorner = (places: readonly PlacedPin[], sizes: readonly Size[]) =>
  CORNERS.find((corner) =>
    sizes.every((size) => !rankPins(places, size).taken.some((each) => overlap(each, toolsRect(corner, size)))),
  ) ?? CORNERS[0]

const regionTables = new Map<string, Intl.DisplayNames>()

const regionNames = (locale: string): ((code: string) => string | undefined) => {
  const names = getOrCreate(regionTables, locale, () => new Intl.DisplayNames([locale], { type: 'region' }))
  return (code) => names.of(code)
}

const Sheet = ({ box }: { box: Box }) => {
  const sheet = sheetAround(box, index)
  const scale = WIDTH / box.width
  // The sheet may lie a turn of the globe to the west.
  const west = sheet.x > box.x ? sheet.x - 360 : sheet.x
  const size = Math.round(sheet.width * scale)
  return (
    <foreignObject
      x={Math.round((west - box.x) * scale)}
      y={Math.round((sheet.y - box.y) * scale)}
      width={size}
      height={size}
    >
      <img src={sheetHref(index, sheet)} width={size} height={size} alt="" loading="lazy" />
    </foreignObject>
  )
}

const placeIn = (box: Box, point: PlanePoint): PlanePoint => {
  const { x, y } = besideBox(point, box)
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height }
}

const percent = (place: PlanePoint | undefined) => ({
  x: `${short(100 * (place?.x ?? 0))}%`,
  y: `${short(100 * (place?.y ?? 0))}%`,
})

const short = (value: number): number => Math.round(value * 100) / 100
