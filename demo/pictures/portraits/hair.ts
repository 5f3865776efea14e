import { circle, path } from '../drawing/path.ts'
import type { HairStyle } from './appearance.ts'
import type { Figure } from './figure.ts'
import { cap, HAIRLINES, shine } from './hairlines.ts'
import { drawAfro, drawBraids, drawCoils, drawCurls, drawFade, drawLocs } from './textured-hair.ts'

function drawQuiff(figure: Figure): void {
  const { sheet, cx, cy, spec, hair } = figure
  const s = spec.side
  sheet.fill(cap(figure, 10, HAIRLINES.round(figure), 2), hair.base)
  sheet.fill(
    path`M${cx - s * 84} ${cy - 78}C${cx - s * 96} ${cy - 170} ${cx + s * 20} ${cy - 210} ${cx + s * 96} ${cy - 158}C${cx + s * 112} ${cy - 120} ${cx + s * 96} ${cy - 92} ${cx + s * 78} ${cy - 78}C${cx + s * 30} ${cy - 112} ${cx - s * 30} ${cy - 104} ${cx - s * 84} ${cy - 78}Z`,
    hair.base,
  )
  sheet.stroke(path`M${cx - s * 56} ${cy - 128}Q${cx} ${cy - 172} ${cx + s * 70} ${cy - 150}`, hair.light, 7, 0.5)
}

function drawKnot(figure: Figure): void {
  const { sheet, cx, cy, hair } = figure
  sheet.fill(cap(figure, 8, HAIRLINES.round(figure), 2), hair.base)
  sheet.stroke(
    path`M${cx - 60} ${cy - 96}Q${cx - 30} ${cy - 136} ${cx - 6} ${cy - 142}M${cx + 60} ${cy - 96}Q${cx + 30} ${cy - 136} ${cx + 6} ${cy - 142}`,
    hair.shade,
    4,
    0.6,
  )
}

function drawPixie(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  sheet.fill(cap(figure, 18, HAIRLINES.swept(figure), 8), hair.base)
  sheet.fill(
    path`M${cx + spec.side * 40} ${cy - 120}C${cx - spec.side * 20} ${cy - 60} ${cx - spec.side * 70} ${cy - 50} ${cx - spec.side * (a - 2)} ${cy - 14}C${cx - spec.side * (a + 12)} ${cy - 70} ${cx - spec.side * 70} ${cy - 130} ${cx + spec.side * 40} ${cy - 120}Z`,
    hair.base,
  )
  shine(figure, 12)
}

function drawFringe(figure: Figure): void {
  const { sheet, cx, cy, a, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.fringe(figure), 14), hair.base)
  for (const s of [-1, 1])
    sheet.fill(
      path`M${cx + s * (a - 8)} ${cy - 30}C${cx + s * (a + 2)} ${cy + 60} ${cx + s * (a + 2)} ${cy + 130} ${cx + s * (a + 6)} ${cy + 186}C${cx + s * (a + 34)} ${cy + 120} ${cx + s * (a + 28)} ${cy + 20} ${cx + s * (a + 14)} ${cy - 30}Z`,
      hair.base,
    )
  shine(figure, 8)
}

function drawLocks(figure: Figure, low: number): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const wave = spec.hairStyle === 'waves' ? 16 : 3
  for (const s of [-1, 1]) {
    sheet.fill(
      path`M${cx + s * (a - 7)} ${cy - 34}C${cx + s * (a + 4 - wave)} ${cy + low * 0.3} ${cx + s * (a + 6 + wave)} ${cy + low * 0.66} ${cx + s * (a - 8)} ${cy + low}C${cx + s * (a + 40 + wave)} ${cy + low * 0.84} ${cx + s * (a + 40 - wave)} ${cy + low * 0.4} ${cx + s * (a + 13)} ${cy - 40}Z`,
      hair.base,
    )
    if (low > 100)
      sheet.stroke(
        path`M${cx + s * (a + 12)} ${cy + 10}Q${cx + s * (a + 20 + wave * 0.5)} ${cy + low * 0.5} ${cx + s * (a + 10)} ${cy + low * 0.82}`,
        s === spec.side ? hair.light : hair.shade,
        5,
        0.45,
      )
  }
}

function drawBraid(figure: Figure, s: number): void {
  const { sheet, cx, cy, a, hair } = figure
  let d = ''
  for (let k = 0; k < 7; k++)
    d += path`<ellipse cx="${cx + s * (a + 8 + k * 3)}" cy="${cy + 60 + k * 34}" rx="${23 - k * 1.5}" ry="22" fill="${k % 2 === 0 ? hair.base : hair.shade}"/>`
  sheet.add(d)
  sheet.fill(circle(cx + s * (a + 30), cy + 296, 9), figure.accent.base)
}

/** @param low how far below the middle of the face its locks fall; 0 for none */
function drawParted(figure: Figure, low: number): void {
  const { sheet, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.parted(figure), 12), hair.base)
  if (low > 0) drawLocks(figure, low)
  shine(figure, 10)
}

/** A braid around the head. */
function drawCrown(figure: Figure): void {
  const { sheet, cx, cy, a, hair } = figure
  sheet.fill(cap(figure, 6, HAIRLINES.parted(figure), 8), hair.base)
  for (let k = -6; k <= 6; k++) {
    const angle = (k * Math.PI) / 15
    const [x, y] = [cx + Math.sin(angle) * (a + 6), cy - 26 - Math.cos(angle) * 112]
    sheet.add(
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="25" ry="18" transform="rotate(${(k * 12 + 24).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${k % 2 === 0 ? hair.light : hair.shade}"/>`,
    )
  }
}

function drawSweptBack(figure: Figure): void {
  const { sheet, cx, cy, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.high(figure), 8), hair.base)
  let lines = ''
  for (const k of [-3, -2, -1, 0, 1, 2, 3])
    lines += path`M${cx + k * 24} ${cy - 104 + k * k * 3}Q${cx + k * 26} ${cy - 132} ${cx + k * 18} ${cy - 146 + k * k}`
  sheet.stroke(lines, hair.light, 4, 0.55)
}

const drawSkull = ({ sheet, cx, cy, spec, skin }: Figure): void =>
  sheet.fill(
    path`M${cx + spec.side * 22} ${cy - 98}Q${cx + spec.side * 58} ${cy - 92} ${cx + spec.side * 70} ${cy - 62}Q${cx + spec.side * 48} ${cy - 82} ${cx + spec.side * 22} ${cy - 98}Z`,
    skin.light,
    0.9,
  )

/** Hair above the ears only. */
function drawSides({ sheet, cx, cy, a, hair }: Figure): void {
  for (const s of [-1, 1])
    sheet.fill(
      path`M${cx + s * (a + 8)} ${cy + 14}C${cx + s * (a + 22)} ${cy - 30} ${cx + s * (a + 12)} ${cy - 84} ${cx + s * (a - 20)} ${cy - 82}C${cx + s * (a - 8)} ${cy - 58} ${cx + s * (a - 10)} ${cy - 30} ${cx + s * (a - 6)} ${cy + 10}Z`,
      hair.base,
    )
}

const DRAW_HAIR: Record<HairStyle, (figure: Figure) => void> = {
  buzz: (figure) => figure.sheet.fill(cap(figure, -6, HAIRLINES.round(figure), 0), figure.hair.base, 0.82),
  crop(figure) {
    figure.sheet.fill(cap(figure, 8, HAIRLINES.swept(figure), 2), figure.hair.base)
    shine(figure, 4)
  },
  part(figure) {
    figure.sheet.fill(cap(figure, 16, HAIRLINES.parted(figure), 4), figure.hair.base)
    shine(figure, 10)
  },
  quiff: drawQuiff,
  curls: drawCurls,
  afro: drawAfro,
  knot: drawKnot,
  pixie: drawPixie,
  fringe: drawFringe,
  bob: (figure) => drawParted(figure, 118),
  long: (figure) => drawParted(figure, 268),
  waves: (figure) => drawParted(figure, 226),
  ponytail: (figure) => drawParted(figure, 0),
  braid(figure) {
    drawParted(figure, 30)
    drawBraid(figure, figure.spec.side)
  },
  plaits(figure) {
    drawParted(figure, 30)
    for (const side of [-1, 1]) drawBraid(figure, side)
  },
  crown: drawCrown,
  bun: (figure) => drawParted(figure, 0),
  coils: drawCoils,
  locs: drawLocs,
  braids: drawBraids,
  fade: drawFade,
  mop: (figure) => {
    figure.sheet.fill(cap(figure, 18, HAIRLINES.ragged(figure), 10), figure.hair.base)
    shine(figure, 12)
  },
  swept: drawSweptBack,
  shoulder: (figure) => drawParted(figure, 150),
  receding(figure) {
    figure.sheet.fill(cap(figure, 0, HAIRLINES.receding(figure), 2), figure.hair.base)
    shine(figure, -6)
  },
  horseshoe(figure) {
    drawSkull(figure)
    drawSides(figure)
  },
  bald: drawSkull,
}

/** Draws the crown, the hairline and the hair in front of the shoulders. */
export function drawHairFront(figure: Figure): void {
  DRAW_HAIR[figure.spec.hairStyle](figure)
  if (figure.spec.hasGreyTemples) drawGreyTemples(figure)
}

function drawGreyTemples({ sheet, cx, cy, a, hair }: Figure): void {
  for (const s of [-1, 1])
    sheet.stroke(
      path`M${cx + s * (a + 2)} ${cy - 2}Q${cx + s * (a + 2)} ${cy - 44} ${cx + s * (a - 12)} ${cy - 74}M${cx + s * (a - 8)} ${cy - 44}Q${cx + s * (a - 14)} ${cy - 78} ${cx + s * (a - 34)} ${cy - 98}`,
      hair.light,
      6,
      0.75,
    )
}
