/** Stop of a gradient: colour, position 0 to 1, opacity (1 when left out). */
export type Stop = readonly [colour: string, at: number, opacity?: number]

/** Collects the shapes of one SVG, back to front. */
export class Sheet {
  readonly width: number
  readonly height: number
  private readonly definitions: string[] = []
  private body: string[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  add(markup: string): void {
    this.body.push(markup)
  }

  /**
   * Filled path. `fill` is a colour or the result of a gradient method. Not `opacity`: the renderer would composite
   * each such path on a separate surface, thirty times slower.
   */
  fill(d: string, fill: string, opacity = 1): void {
    this.body.push(`<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`)
  }

  stroke(d: string, colour: string, width: number, opacity = 1, cap: 'round' | 'butt' = 'round'): void {
    const see = opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : ''
    this.body.push(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="${cap}" stroke-linejoin="round"${see}/>`,
    )
  }

  /** Straight gradient between two points in picture coordinates. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    const where = `x1="${from[0].toFixed(0)}" y1="${from[1].toFixed(0)}" x2="${to[0].toFixed(0)}" y2="${to[1].toFixed(0)}"`
    return this.define('linearGradient', where, stops)
  }

  /** Top-to-bottom gradient. */
  vertical(y1: number, y2: number, ...colours: string[]): string {
    const last = Math.max(1, colours.length - 1)
    return this.linear(
      [0, y1],
      [0, y2],
      colours.map((colour, i): Stop => [colour, i / last]),
    )
  }

  radial(x: number, y: number, r: number, stops: readonly Stop[]): string {
    return this.define('radialGradient', `cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}"`, stops)
  }

  /** Runs `draw` and returns its markup instead of adding it. */
  capture(draw: () => void): string {
    const outer = this.body
    this.body = []
    draw()
    const inner = this.body.join('')
    this.body = outer
    return inner
  }

  /** Draws inside a clipping path. */
  clipped(d: string, draw: () => void): void {
    const id = this.nextId()
    this.definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.body.push(`<g clip-path="url(#${id})">${this.capture(draw)}</g>`)
  }

  toSvg(): string {
    const { width, height } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.definitions.join('')}</defs>${this.body.join('')}</svg>`
  }

  private define(kind: string, where: string, stops: readonly Stop[]): string {
    const id = this.nextId()
    const inner = stops
      .map(([colour, at, opacity = 1]) => {
        const see = opacity < 1 ? ` stop-opacity="${opacity.toFixed(2)}"` : ''
        return `<stop offset="${at.toFixed(3)}" stop-color="${colour}"${see}/>`
      })
      .join('')
    this.definitions.push(`<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${where}>${inner}</${kind}>`)
    return `url(#${id})`
  }

  private nextId(): string {
    return `d${this.definitions.length}`
  }
}
