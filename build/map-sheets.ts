import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { geoIdentity, geoPath } from 'd3-geo'
import type { MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon as LandTopology, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import countries from 'world-countries'
import type { NamedCountry } from '../shared/maps/place-names.ts'
import { type Box, toPlane } from '../shared/maps/plane.ts'
import { allSheets, type MapSheet, type SheetIndex, sheetHref } from '../shared/maps/sheets.ts'
import { distFolder } from './build-info.ts'

type Ring = number[][]
type Shape<S extends Polygon | MultiLineString> = { geometry: S; box: Box }
type Countries = GeometryCollection & LandTopology
type Atlas = Topology<{ countries: Countries; land: GeometryCollection }>

/** Coordinates across a sheet: about two for each pixel of a wide window. */
const UNITS = 2000
/** Below all sheets. */
const POLE = 200

/** Shapes of the plane, and again on both sides of it. */
const atlasTopology = (): Atlas =>
  JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'))

const readAtlas = () => {
  const topology = atlasTopology()
  const land = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    (geometry as MultiPolygon).coordinates.map(
      (rings): Polygon => ({ type: 'Polygon', coordinates: rings.map(unbroken).map(aroundPole) }),
    ),
  )
  const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b)
  const lines = borders.coordinates.map(
    (line): MultiLineString => ({ type: 'MultiLineString', coordinates: [unbroken(line)] }),
  )
  return { land: repeated(land), borders: repeated(lines) }
}

/** On the plane: the atlas joins what crosses the antimeridian, where longitudes jump. */
const unbroken = (line: Ring): Ring => {
  let last = line[0]?.[0] ?? 0
  return line.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = toPlane({ longitude, latitude })
    last = x + 360 * Math.round((last - x) / 360)
    return [last, y]
  })
}

/** Antarctica's coast ends a turn from where it begins: it is closed along the edge of the plane. */
const aroundPole = (ring: Ring): Ring => {
  const [first = 0, last = 0] = [ring[0]?.[0], ring.at(-1)?.[0]]
  return Math.abs(last - first) < 180 ? ring : [...ring, [last, POLE], [first, POLE]]
}

const repeated = <S extends Polygon | MultiLineString>(shapes: readonly S[]): Shape<S>[] =>
  [-360, 0, 360].flatMap((turn) =>
    shapes.map(({ type, coordinates }) => {
      const geometry = {
        type,
        coordinates: coordinates.map((line) => line.map(([x = 0, y = 0]) => [x + turn, y])),
      } as S
      return { geometry, box: extent(geometry) }
    }),
  )

const extent = ({ coordinates }: Polygon | MultiLineString): Box => {
  const points = coordinates.flat()
  const ends = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0)
    const low = values.reduce((a, b) => Math.min(a, b))
    return [low, values.reduce((a, b) => Math.max(a, b)) - low]
  })
  const [[x, width], [y, height]] = ends as [[number, number], [number, number]]
  return { x, y, width, height }
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Relative coordinates without points that fall together; null for a line that is one point. */
const pathOf = (line: readonly Ring[number][], close: string): string => {
  const points: [number, number][] = []
  for (const [x = 0, y = 0] of line) {
    const point: [number, number] = [Math.round(x), Math.round(y)]
    const last = points.at(-1)
    if (last === undefined || Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) > 1) points.push(point)
  }
  const [first, ...others] = points
  if (first === undefined || points.length < (close === '' ? 2 : 3)) return ''
  let [atX, atY] = first
  const steps = others.map(([x, y]) => {
    const step = `${x - atX}${y < atY ? '' : ' '}${y - atY}`
    ;[atX, atY] = [x, y]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${close}`
}

/** Draws what is in a box; clipping is planar, so that the direction of outlines does not matter. */
const draw = (shapes: readonly Shape<Polygon | MultiLineString>[], box: Box, close: string): string => {
  const scale = UNITS / box.width
  const margin = 4
  const clip = geoIdentity()
    .scale(scale)
    .translate([-box.x * scale, -box.y * scale])
    .clipExtent([
      [-margin, -margin],
      [UNITS + margin, UNITS + margin],
    ])
  const paths: string[] = []
  let line: [number, number][] = []
  const end = (suffix: string) => {
    paths.push(pathOf(line, suffix))
    line = []
  }
  const context = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => {
      end('')
      line = [[x, y]]
    },
    lineTo: (x: number, y: number) => void line.push([x, y]),
    arc: () => undefined,
    closePath: () => end(close),
  }
  const path = geoPath(clip, context)
  for (const { geometry, box: own } of shapes) if (meet(own, box)) path(geometry)
  end('')
  return paths.join('')
}

/** Both colours are between those of the light and the dark theme, because the page's do not reach a picture. */
const svgOf = (land: string, borders: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}"><path fill="#2a8c96" fill-opacity=".22" fill-rule="evenodd" d="M-9-9V${UNITS + 9}H${UNITS + 9}V-9z${land}"/><path fill="none" stroke="#90827f" stroke-opacity=".7" vector-effect="non-scaling-stroke" d="${borders}"/></svg>`

/** The largest part of each country, largest countries first. */
const countryPlaces = (): NamedCountry[] => {
  const topology = atlasTopology()
  const codes = new Map(countries.map(({ ccn3, cca2 }) => [ccn3, cca2]))
  return feature(topology, topology.objects.countries as GeometryCollection)
    .features.flatMap(({ id, geometry }) => {
      const code = codes.get(String(id))
      if (code === undefined || geometry === null) return []
      const { type, coordinates } = geometry as Polygon | MultiPolygon
      const parts = (type === 'Polygon' ? [coordinates] : coordinates).map(([ring]) => unbroken(ring ?? []))
      const largest = parts.reduce((best, part) => (geoArea(part) > geoArea(best) ? part : best))
      const { x, width } = extent({ type: 'Polygon', coordinates: [largest] })
      const [middle = 0, y = 0] = geoPath().centroid({ type: 'Polygon', coordinates: [largest] })
      if (![x, middle, y].every(Number.isFinite)) return []
      return [[code, ...[((middle + 540) % 360) - 180, y, width].map((each) => Math.round(10 * each) / 10)]]
    })
    .toSorted((a, b) => Number(b[3]) - Number(a[3])) as unknown as NamedCountry[]
}

/** On the plane. */
const geoArea = (ring: Ring): number => geoPath().area({ type: 'Polygon', coordinates: [ring] })

const ID = 'virtual:map-sheets'
const CLIENT = `${distFolder()}/client`
/** The development server draws a sheet when it is asked for. */
const development = (): SheetIndex => ({
  href: '/maps/*.svg',
  land: allSheets().map((each) => '1'.repeat(each.length)),
  countries: countryPlaces(),
})

let atlas: ReturnType<typeof readAtlas> | undefined
const drawSheet = (sheet: MapSheet): string | null => {
  atlas ??= readAtlas()
  const coasts = draw(atlas.land, sheet, 'z')
  return coasts === '' ? null : svgOf(coasts, draw(atlas.borders, sheet, ''))
}

const drawAll = () => {
  const drawn = allSheets().map((sheets) => sheets.map((sheet) => ({ sheet, svg: drawSheet(sheet) })))
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8)
  const land = drawn.map((sheets) => sheets.map(({ svg }) => (svg === null ? 0 : 1)).join(''))
  return { drawn: drawn.flat(), index: { href: `/assets/map-*-${hash}.svg`, land, countries: countryPlaces() } }
}

/** Drawn once for the builds of client and workers. */
let all: ReturnType<typeof drawAll> | undefined
const drawnOnce = () => (all ??= drawAll())

/** Writes the sheets after the client, which empties the folder. */
export const writeMapSheets = (): void => {
  const { drawn, index } = drawnOnce()
  for (const { sheet, svg } of drawn) if (svg !== null) writeFileSync(CLIENT + sheetHref(index, sheet), svg)
}

/** Provides the index of the sheets (`virtual:map-sheets`). */
export const mapSheets = (): Plugin => ({
  name: 'map-sheets',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return
    return `export default ${JSON.stringify(this.environment.mode === 'dev' ? development() : drawnOnce().index)}`
  },
  configureServer(server) {
    server.middlewares.use('/maps', (request, response) => {
      const sheet = allSheets()
        .flat()
        .find((each) => request.url === `/${each.name}.svg`)
      response.setHeader('content-type', 'image/svg+xml')
      response.end((sheet && drawSheet(sheet)) ?? svgOf('', ''))
    })
  },
})
