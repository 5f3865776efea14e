import { mix } from '../colour/oklab.ts'
import { circle, path, rectangle } from '../drawing/path.ts'
import type { Earrings, Wears } from './appearance.ts'
import type { Figure } from './figure.ts'

const GOLD = '#e2b24a'
const DARK = '#33303a'

/** A cord around the neck, down to `low`. */
const strap = ({ sheet, cx }: Figure, low: number, colour: string, width = 7): void =>
  sheet.stroke(
    path`M${cx - 74} 566Q${cx - 62} ${low - 60} ${cx - 18} ${low}M${cx + 74} 566Q${cx + 62} ${low - 60} ${cx + 18} ${low}`,
    colour,
    width,
  )

const DRAW_WORN: Record<Wears, (figure: Figure) => void> = {
  scarf({ sheet, cx, accent, spec }) {
    const s = spec.side
    sheet.fill(path`M${cx - 92} 540Q${cx} 610 ${cx + 92} 540L${cx + 108} 596Q${cx} 690 ${cx - 108} 596Z`, accent.base)
    sheet.fill(
      path`M${cx - s * 66} 604Q${cx - s * 84} 700 ${cx - s * 70} 776L${cx - s * 6} 784Q${cx - s * 16} 700 ${cx - s * 4} 630Z`,
      accent.shade,
    )
    sheet.stroke(
      path`M${cx - 92} 566Q${cx} 640 ${cx + 92} 566M${cx - 80} 596Q${cx} 660 ${cx + 80} 596`,
      accent.light,
      6,
      0.7,
    )
    sheet.stroke(path`M${cx - s * 74} 740L${cx - s * 12} 748`, accent.light, 8, 0.8)
  },
  neckerchief({ sheet, cx, accent }) {
    sheet.fill(
      path`M${cx - 76} 544Q${cx} 604 ${cx + 76} 544L${cx + 80} 576Q${cx + 30} 624 ${cx} 688Q${cx - 30} 624 ${cx - 80} 576Z`,
      accent.base,
    )
    sheet.stroke(path`M${cx - 72} 566Q${cx} 622 ${cx + 72} 566`, accent.shade, 5, 0.8)
    sheet.fill(
      [-30, 0, 30].map((dx) => circle(cx + dx, 616 - Math.abs(dx) * 0.5, 4.5)).join('') + circle(cx, 646, 4.5),
      accent.light,
    )
  },
  headphones({ sheet, cx, accent }) {
    sheet.stroke(
      path`M${cx - 88} 566Q${cx - 92} 516 ${cx - 50} 506M${cx + 88} 566Q${cx + 92} 516 ${cx + 50} 506`,
      DARK,
      15,
    )
    for (const s of [-1, 1]) {
      sheet.fill(
        path`M${cx + s * 58} 552Q${cx + s * 62} 542 ${cx + s * 78} 544L${cx + s * 112} 566Q${cx + s * 124} 606 ${cx + s * 92} 630L${cx + s * 66} 616Z`,
        DARK,
      )
      sheet.fill(path`M${cx + s * 58} 552L${cx + s * 74} 558L${cx + s * 80} 618L${cx + s * 66} 616Z`, accent.base)
    }
  },
  camera(figure) {
    const { sheet, cx, accent } = figure
    strap(figure, 706, accent.base, 10)
    sheet.fill(rectangle(cx - 64, 706, 128, 84) + rectangle(cx - 30, 688, 60, 20), DARK)
    sheet.fill(rectangle(cx - 64, 724, 128, 14), '#6b6672')
    sheet.fill(circle(cx, 750, 34), '#57525f')
    sheet.fill(circle(cx, 750, 25), '#20202a')
    sheet.fill(circle(cx - 8, 742, 8), '#8fb7d6', 0.9)
  },
  binoculars(figure) {
    const { sheet, cx } = figure
    strap(figure, 690, DARK)
    for (const s of [-1, 1]) {
      sheet.fill(path`M${cx + s * 8} 688H${cx + s * 42}L${cx + s * 62} 780H${cx + s * 6}Z`, DARK)
      sheet.fill(path`M${cx + s * 6} 768H${cx + s * 60}L${cx + s * 63} 788H${cx + s * 6}Z`, '#57525f')
      sheet.stroke(path`M${cx + s * 16} 700L${cx + s * 18} 760`, '#6b6672', 5)
    }
    sheet.fill(rectangle(cx - 12, 708, 24, 30), '#57525f')
  },
  whistle(figure) {
    const { sheet, cx, accent } = figure
    strap(figure, 700, accent.base)
    sheet.stroke(path`M${cx - 18} 700L${cx} 716L${cx + 18} 700`, accent.base, 7)
    sheet.fill(path`M${cx - 34} 722H${cx + 40}V740H${cx + 12}A24 24 0 1 1 ${cx - 34} 738Z`, GOLD)
    sheet.fill(circle(cx - 12, 744, 8), mix(GOLD, '#5a3a10', 0.5))
  },
  apron({ sheet, cx, accent }) {
    sheet.stroke(path`M${cx - 84} 572L${cx - 96} 672M${cx + 84} 572L${cx + 96} 672`, accent.shade, 16, 1, 'butt')
    sheet.fill(path`M${cx - 112} 664Q${cx} 684 ${cx + 112} 664L${cx + 150} 820H${cx - 150}Z`, accent.base)
    sheet.stroke(path`M${cx - 108} 680Q${cx} 700 ${cx + 108} 680`, accent.light, 4)
    sheet.stroke(path`M${cx - 60} 756H${cx + 60}V820`, accent.shade, 5)
  },
  backpack({ sheet, cx, accent, spec }) {
    const wide = (spec.isMan ? 140 : 118) * spec.build
    for (const s of [-1, 1]) {
      sheet.stroke(
        path`M${cx + s * (wide - 6)} 596Q${cx + s * (wide + 8)} 690 ${cx + s * (wide - 6)} 820`,
        accent.base,
        36,
        1,
        'butt',
      )
      sheet.stroke(
        path`M${cx + s * (wide + 6)} 610Q${cx + s * (wide + 18)} 700 ${cx + s * (wide + 6)} 820`,
        accent.light,
        5,
      )
      sheet.fill(rectangle(cx + s * wide - 22, 690, 44, 18), DARK)
    }
    sheet.stroke(path`M${cx - wide + 20} 699H${cx + wide - 20}`, DARK, 9)
  },
  necklace({ sheet, cx, accent }) {
    for (let k = -5; k <= 5; k++)
      sheet.fill(
        circle(cx + k * 14, 634 - k * k * 2.6, 8.5),
        k % 2 === 0 ? accent.base : mix(accent.light, '#ffffff', 0.5),
      )
  },
}

/** Draws what hangs from the neck or shoulders. */
export function drawWorn(figure: Figure): void {
  if (figure.spec.wears !== undefined) DRAW_WORN[figure.spec.wears](figure)
}

const DRAW_EARRING: Record<Earrings, (figure: Figure, x: number, y: number) => void> = {
  studs: ({ sheet }, x, y) => sheet.fill(circle(x, y, 6), GOLD),
  hoops: ({ sheet }, x, y) => sheet.stroke(circle(x, y + 20, 19), GOLD, 5),
  drops({ sheet, accent }, x, y) {
    sheet.stroke(path`M${x} ${y}V${y + 14}`, GOLD, 4)
    sheet.fill(path`M${x} ${y + 10}L${x + 11} ${y + 32}Q${x} ${y + 48} ${x - 11} ${y + 32}Z`, accent.base)
  },
}

export function drawEarrings(figure: Figure): void {
  const { cx, cy, a, spec } = figure
  if (spec.earrings === undefined) return
  for (const s of [-1, 1]) DRAW_EARRING[spec.earrings](figure, cx + s * (a + 6), cy + 42)
}
