type Attributes = Readonly<Record<string, string>>

const N = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const GAP = String.raw`[\s,]*`
const NUMBER = new RegExp(N, 'gi')
const COMMANDS = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi
/** Flags can be written together with what follows. */
const ARC = new RegExp(`((?:${N}${GAP}){3})([01])${GAP}([01])${GAP}((?:${N}${GAP}){2})`, 'gi')
/** Numbers of a segment; the last ones are its end. */
const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7 }

/**
 * Length of the outline of a path or polygon, by the ends of its segments, in sides of its own extent: the time that
 * crossing lines take grows with its square.
 */
export const passesOf = ({ points = '', d = `M${points}` }: Attributes): number => {
  const [x, y] = [createAxis(), createAxis()]
  let length = 0
  for (const [, command = '', list = ''] of d.matchAll(COMMANDS)) {
    const name = command.toLowerCase()
    if (name === 'z') for (const axis of [x, y]) axis.close()
    for (const [index, first, last] of endsOf(name, list)) {
      const isStart = name === 'm' && index === 0
      const across = name === 'v' ? 0 : x.move(first, command === name, isStart)
      const down = name === 'h' ? 0 : y.move(last, command === name, isStart)
      length += isStart ? 0 : Math.hypot(across, down)
    }
  }
  return length === 0 ? 0 : length / (x.extent() + y.extent())
}

/** Index and last two numbers of each segment, twice the same for one number. */
function* endsOf(name: string, list: string): Generator<[index: number, first: number, last: number]> {
  const size = SIZES[name] ?? 0
  let [count, previous] = [0, 0]
  for (const [digits] of (name === 'a' ? list.replace(ARC, '$1$2 $3 $4 ') : list).matchAll(NUMBER)) {
    const value = Number(digits)
    if (++count % size === 0) yield [count / size - 1, size === 1 ? value : previous, value]
    previous = value
  }
}

/** A coordinate that moves. */
const createAxis = () => {
  let [at, start, min, max] = [0, 0, Infinity, -Infinity]
  return {
    /** Returns the distance. */
    move: (value: number, isRelative: boolean, isStart: boolean): number => {
      const from = at
      at = isRelative ? from + value : value
      if (isStart) start = at
      min = Math.min(min, at)
      max = Math.max(max, at)
      return at - from
    },
    close: (): void => {
      at = start
    },
    extent: (): number => max - min,
  }
}
