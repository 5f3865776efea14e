import { MAX_SVG_DEPTH } from '../limits.ts'
import { dashesOf } from './svg-dashes.ts'
import { passesOf } from './svg-passes.ts'
import { isLayer, type Painting } from './svg-visibility.ts'

/** What an id names, or the document. */
type Part = { length: number; work: number; uses: Map<string, number> }
type Definition = { id: string; depth: number; start: number }
type Attributes = Readonly<Record<string, string>>

const DOCUMENT = ''
const REPEATED = new Set(['mask', 'clipPath'])
const GRADIENT = /Gradient$/
const SHAPES = new Set('path rect circle ellipse line polyline polygon text tspan'.split(' '))
export const MASK_ATTRIBUTES: readonly string[] = ['mask', 'clip-path']

/** In characters that are drawn once more: librsvg draws some 250 in a millisecond. */
const WORK = { stop: 1, radial: 2500, layer: 250, mask: 6000, dash: 0.25, crossing: 0.7 }

/**
 * Adds up what an SVG draws again for each use of a mask, clip or gradient, through all that these use, and what its
 * layers, radial gradients, dashes and crossing lines add.
 */
export const createCostCounter = () => {
  const parts = new Map<string, Part>()
  const open: Definition[] = []
  const partOf = (id: string): Part => {
    const part = parts.get(id) ?? { length: 0, work: 0, uses: new Map<string, number>() }
    parts.set(id, part)
    return part
  }
  /** Infinite for a part that uses itself. */
  const costOf = (id: string, costs: Map<string, number>, levels: number): number => {
    const known = costs.get(id)
    const part = parts.get(id)
    if (known !== undefined || part === undefined) return known ?? 0
    costs.set(id, Number.POSITIVE_INFINITY)
    if (levels > MAX_SVG_DEPTH) return Number.POSITIVE_INFINITY
    const used = [...part.uses].reduce((sum, [each, count]) => sum + count * costOf(each, costs, levels + 1), 0)
    const cost = part.length + part.work + used
    costs.set(id, cost)
    return cost
  }
  return {
    enter: (tag: string, attributes: Attributes, painting: Painting, depth: number, start: number): void => {
      if (REPEATED.has(tag) || GRADIENT.test(tag)) open.push({ id: attributes.id ?? '', depth, start })
      const part = partOf(open.at(-1)?.id ?? DOCUMENT)
      for (const id of references(tag, attributes, painting)) part.uses.set(id, (part.uses.get(id) ?? 0) + 1)
      part.work += workOf(tag, attributes, painting)
    },
    leave: (tag: string, depth: number, end: number): void => {
      if (open.at(-1)?.depth !== depth) return
      const { id, start } = open.pop() as Definition
      if (REPEATED.has(tag)) partOf(id).length += end - start
    },
    /** Each character of the file is free once. */
    total: (): number => {
      const costs = new Map<string, number>()
      const cost = costOf(DOCUMENT, costs, 0)
      return [...costs.keys()].reduce((sum, id) => sum - partOf(id).length, cost)
    },
  }
}

const references = (tag: string, attributes: Attributes, { fill, stroke }: Painting): string[] =>
  [
    ...MASK_ATTRIBUTES.map((name) => attributes[name]),
    ...(attributes.href === undefined ? [] : [`url(${attributes.href})`]),
    ...(SHAPES.has(tag) ? [fill, stroke] : []),
  ].flatMap((value = '') => /url\(["']?#([\w.-]+)/.exec(value)?.[1] ?? [])

/** A layer in others costs their memory, too. */
const workOf = (tag: string, attributes: Attributes, painting: Painting): number =>
  (tag === 'stop' || GRADIENT.test(tag) ? WORK.stop : 0) +
  (tag === 'radialGradient' ? WORK.radial : 0) +
  WORK.crossing * passesOf(attributes) ** 2 +
  (isLayer(attributes) ? WORK.layer * painting.layers : 0) +
  (attributes.mask?.startsWith('url') ? WORK.mask : 0) +
  WORK.dash * (SHAPES.has(tag) ? dashesOf(tag, attributes, painting) : 0)
