import { MAX_SIDE } from '../limits.ts'
import { isStroked, type Painting } from './svg-visibility.ts'

type Attributes = Readonly<Record<string, string>>

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
const SIDES = ['x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry'] as const

/** At most so many dashes does the outline of a shape have. */
export const dashesOf = (tag: string, attributes: Attributes, painting: Painting): number => {
  const period = sumOf(painting['stroke-dasharray'])
  if (!(period > 0) || !isStroked(painting)) return 0
  return Math.max(lengthOf(tag, attributes), sumOf(attributes.pathLength)) / period
}

const sumOf = (list = ''): number => (list.match(NUMBER) ?? []).reduce((sum, each) => sum + Math.abs(Number(each)), 0)

const lengthOf = (tag: string, { d = '', points = '', ...attributes }: Attributes): number => {
  if (tag === 'path') return pathLength(d)
  if (tag === 'polyline' || tag === 'polygon') return pathLength(`M${points}`)
  // A circle is shorter than eight radii.
  return 8 * SIDES.reduce((sum, name) => sum + sideOf(attributes[name]), 0)
}

/** One percent of the largest drawing is longer than any other unit. */
const sideOf = (value = '0'): number => sumOf(value) * (Number.isNaN(Number(value)) ? MAX_SIDE / 100 : 1)

/** Upper bound: control points lie further away, and what is not known of a position was counted on the way there. */
const pathLength = (d: string): number => {
  let length = 0
  const position = [0, 0]
  for (const [, command = '', list = ''] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    if (/[mlhvcsqt]/.test(command)) length += sumOf(list)
    else if (/a/i.test(command)) length += 4 * sumOf(list)
    else
      for (const [index, text] of (list.match(NUMBER) ?? []).entries()) {
        const axis = AXIS[command] ?? index % 2
        length += Math.abs(Number(text) - (position[axis] ?? 0))
        position[axis] = Number(text)
      }
  }
  return 2 * length
}

const AXIS: Readonly<Record<string, number>> = { H: 0, V: 1 }
