/** How an element and what it contains are painted. */
export type Painting = {
  isHidden: boolean
  isText: boolean
  visibility: string
  fill: string
  stroke: string
  'fill-opacity': string
  'stroke-opacity': string
  'stroke-width': string
  'stroke-dasharray': string
  /** That are open: they are drawn apart, then added. */
  layers: number
}

export const INITIAL_PAINTING: Painting = {
  isHidden: false,
  isText: false,
  visibility: 'visible',
  fill: 'black',
  stroke: 'none',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  layers: 0,
}

const INHERITED = [
  ...(['visibility', 'fill', 'stroke', 'fill-opacity', 'stroke-opacity', 'stroke-width'] as const),
  'stroke-dasharray',
] as const
/** Drawn only where something refers to them. */
const DEFINITIONS = new Set(['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'title', 'desc'])

type Attributes = Readonly<Record<string, string>>

export const isLayer = ({ opacity = '1', mask = 'none' }: Attributes): boolean =>
  mask !== 'none' || parseFloat(opacity) < (opacity.endsWith('%') ? 100 : 1)

export const paintingOf = (tag: string, attributes: Attributes, parent: Painting): Painting => {
  const painting = {
    ...parent,
    isHidden:
      parent.isHidden ||
      DEFINITIONS.has(tag) ||
      attributes.display === 'none' ||
      parseFloat(attributes.opacity ?? '1') === 0,
    isText: parent.isText || tag === 'text',
    layers: parent.layers + (isLayer(attributes) ? 1 : 0),
  }
  for (const name of INHERITED) {
    const value = attributes[name]
    if (value !== undefined && value !== 'inherit') painting[name] = value
  }
  return painting
}

const isPainted = (colour: string, ...amounts: string[]): boolean =>
  colour !== 'none' && colour !== 'transparent' && amounts.every((amount) => parseFloat(amount) !== 0)

export const isStroked = (painting: Painting): boolean =>
  isPainted(painting.stroke, painting['stroke-opacity'], painting['stroke-width'])

const isShown = (painting: Painting): boolean =>
  !painting.isHidden &&
  painting.visibility === 'visible' &&
  (isPainted(painting.fill, painting['fill-opacity']) || isStroked(painting))

export const showsText = (text: string, painting: Painting): boolean =>
  painting.isText && text.trim() !== '' && isShown(painting)

/** Whether a shape has an extent and is painted. */
export const showsShape = (tag: string, attributes: Attributes, painting: Painting): boolean => {
  const has = (name: string): boolean => parseFloat(attributes[name] ?? '0') > 0
  const differ = (from: string, to: string): boolean =>
    parseFloat(attributes[from] ?? '0') !== parseFloat(attributes[to] ?? '0')
  const hasExtent: Record<string, () => boolean> = {
    path: () => countNumbers(attributes.d) > 2,
    polyline: () => countNumbers(attributes.points) > 3,
    polygon: () => countNumbers(attributes.points) > 3,
    rect: () => has('width') && has('height'),
    circle: () => has('r'),
    ellipse: () => has('rx') || has('ry'),
    line: () => isStroked(painting) && (differ('x1', 'x2') || differ('y1', 'y2')),
  }
  return isShown(painting) && hasExtent[tag]?.() === true
}

/** Of the start of a list, which can have megabytes. */
const START_LENGTH = 1000

const countNumbers = (list = ''): number =>
  list
    .trimStart()
    .slice(0, START_LENGTH)
    .match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)?.length ?? 0
