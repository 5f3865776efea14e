import { mix } from '../colour/oklab.ts'
import { circle } from '../drawing/path.ts'
import type { Figure } from './figure.ts'
import type { Clothes } from './portrait-spec.ts'

const n = (v: number): string => v.toFixed(1)

/** Geometry of the clothes: the shoulders' curve, as paths and horizontal positions. */
interface Bust {
  figure: Figure
  /** Half the neck's width. */
  half: number
  /** Position left or right of the middle, scaled by the person's width. */
  x: (dx: number) => string
  /** Outline of the clothes on the chest, open at the neck. */
  torso: (neck: number, drop: number) => string
  /** Darkens the sleeve away from the light. */
  shade: () => void
}

function drawTop({ figure, x, torso, shade }: Bust, neckline: { drop: number; low: number }): void {
  const { sheet, cx, cloth } = figure
  sheet.fill(torso(64, neckline.drop), cloth.base)
  shade()
  sheet.stroke(`M${x(-64)} 557Q${n(cx)} ${neckline.low} ${x(64)} 557`, cloth.light, 9, 0.8)
}

function drawLinen(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  drawTop(bust, { drop: 46, low: 650 })
  sheet.stroke(`M${n(cx)} 604V690`, cloth.shade, 5)
  for (const y of [630, 664]) sheet.fill(circle(cx, y, 5), cloth.light)
}

function drawShirt({ figure, x, torso, shade }: Bust): void {
  const { sheet, cx, cloth } = figure
  sheet.fill(torso(60, 44), cloth.base)
  shade()
  sheet.stroke(`M${n(cx)} 622V820`, cloth.shade, 5, 0.8)
  for (const y of [660, 712, 764]) sheet.fill(circle(cx, y, 5.5), cloth.light)
  for (const s of [-1, 1])
    sheet.fill(
      `M${x(s * 58)} 542L${x(s * 96)} 592L${x(s * 56)} 640L${n(cx)} 620Q${x(s * 46)} 596 ${x(s * 58)} 542Z`,
      cloth.light,
    )
}

function drawJacket({ figure, x, torso, shade }: Bust): void {
  const { sheet, cloth } = figure
  sheet.fill(torso(60, 44), mix('#f4ead8', cloth.base, 0.1))
  for (const s of [-1, 1]) {
    sheet.fill(
      `M${x(s * 262)} 820C${x(s * 258)} 690 ${x(s * 214)} 636 ${x(s * 130)} 604C${x(s * 100)} 592 ${x(s * 74)} 576 ${x(s * 60)} 548Q${x(s * 78)} 680 ${x(s * 34)} 820Z`,
      cloth.base,
    )
    sheet.fill(`M${x(s * 60)} 546L${x(s * 104)} 590L${x(s * 78)} 664Q${x(s * 82)} 600 ${x(s * 60)} 546Z`, cloth.light)
  }
  shade()
}

function drawHoodie({ figure, half, x, torso, shade }: Bust): void {
  const { sheet, cx, skin, spec, cloth } = figure
  sheet.fill(
    `M${x(-130)} 612Q${x(-126)} 520 ${n(cx)} 520Q${x(126)} 520 ${x(130)} 612Q${n(cx)} 690 ${x(-130)} 612Z`,
    cloth.shade,
  )
  sheet.fill(`M${n(cx - half)} 500V585Q${n(cx)} 640 ${n(cx + half)} 585V500Z`, skin.base)
  sheet.fill(`M${n(cx - half)} 480V500Q${n(cx + spec.side * 14)} 556 ${n(cx + half)} 486V480Z`, skin.shade)
  sheet.fill(torso(72, 46), cloth.base)
  shade()
  sheet.fill(
    `M${x(-130)} 606Q${x(-74)} 560 ${x(-72)} 548Q${x(-50)} 640 ${n(cx)} 656Q${x(50)} 640 ${x(72)} 548Q${x(74)} 560 ${x(130)} 606Q${x(80)} 690 ${n(cx)} 692Q${x(-80)} 690 ${x(-130)} 606Z`,
    cloth.light,
    0.9,
  )
  for (const s of [-1, 1])
    sheet.stroke(`M${x(s * 30)} 672Q${x(s * 36)} 710 ${x(s * 28)} 750`, mix(cloth.light, '#ffffff', 0.5), 6)
}

function drawKnit({ figure, x, torso, shade }: Bust): void {
  const { sheet, cx, cloth } = figure
  sheet.fill(torso(66, 18), cloth.base)
  shade()
  sheet.fill(`M${x(-70)} 536Q${n(cx)} 600 ${x(70)} 536L${x(76)} 582Q${n(cx)} 654 ${x(-76)} 582Z`, cloth.light)
  let ribs = ''
  for (let y = 690; y < 800; y += 34) ribs += `M${x(-158)} ${y}Q${n(cx)} ${y + 26} ${x(158)} ${y}`
  sheet.stroke(ribs, cloth.light, 9, 0.55)
}

const DRAW_CLOTHES: Record<Clothes, (bust: Bust) => void> = {
  tee: (bust) => drawTop(bust, { drop: 36, low: 630 }),
  linen: drawLinen,
  shirt: drawShirt,
  jacket: drawJacket,
  hoodie: drawHoodie,
  knit: drawKnit,
}

/** Draws neck, shoulders and clothes. */
export function drawBody(figure: Figure): void {
  const { sheet, cx, skin, spec, cloth } = figure
  const half = spec.jaw > 1 ? 56 : 47
  sheet.fill(`M${n(cx - half)} 430V585Q${n(cx)} 640 ${n(cx + half)} 585V430Z`, skin.base)
  sheet.fill(`M${n(cx - half)} 440V500Q${n(cx + spec.side * 14)} 556 ${n(cx + half)} 486V440Z`, skin.shade)
  const wide = spec.jaw > 1 ? 1 : 0.88
  const x = (dx: number): string => n(cx + dx * wide)
  const torso = (neck: number, drop: number): string =>
    `M${x(-262)} 820C${x(-258)} 690 ${x(-214)} 636 ${x(-130)} 604C${x(-100)} 592 ${x(-neck - 14)} 578 ${x(-neck)} 556Q${n(cx)} ${n(556 + drop * 2)} ${x(neck)} 556C${x(neck + 14)} 578 ${x(100)} 592 ${x(130)} 604C${x(214)} 636 ${x(258)} 690 ${x(262)} 820Z`
  const shade = (): void => {
    const s = -spec.side
    sheet.fill(
      `M${x(s * 262)} 820C${x(s * 258)} 690 ${x(s * 214)} 636 ${x(s * 130)} 604C${x(s * 176)} 660 ${x(s * 168)} 740 ${x(s * 176)} 820Z`,
      cloth.shade,
      0.8,
    )
  }
  const arms = `M${x(-176)} 820Q${x(-172)} 742 ${x(-186)} 704M${x(176)} 820Q${x(172)} 742 ${x(186)} 704`
  DRAW_CLOTHES[spec.clothes]({ figure, half, x, torso, shade })
  sheet.stroke(arms, cloth.shade, 6, 0.6)
}
