import { mix } from '../colour/oklab.ts'
import { circle, path, rectangle } from '../drawing/path.ts'
import type { Clothes } from './appearance.ts'
import type { Figure } from './figure.ts'

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
  sheet.stroke(path`M${x(-64)} 557Q${cx} ${neckline.low} ${x(64)} 557`, cloth.light, 9, 0.8)
}

function drawLinen(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  drawTop(bust, { drop: 46, low: 650 })
  sheet.stroke(path`M${cx} 604V690`, cloth.shade, 5)
  for (const y of [630, 664]) sheet.fill(circle(cx, y, 5), cloth.light)
}

function drawShirt(bust: Bust): void {
  bust.figure.sheet.fill(bust.torso(60, 44), bust.figure.cloth.base)
  bust.shade()
  drawCollar(bust)
}

function drawCollar({ figure, x }: Bust): void {
  const { sheet, cx, cloth } = figure
  sheet.stroke(path`M${cx} 622V820`, cloth.shade, 5, 0.8)
  for (const y of [660, 712, 764]) sheet.fill(circle(cx, y, 5.5), cloth.light)
  for (const s of [-1, 1])
    sheet.fill(
      path`M${x(s * 58)} 542L${x(s * 96)} 592L${x(s * 56)} 640L${cx} 620Q${x(s * 46)} 596 ${x(s * 58)} 542Z`,
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
    path`M${x(-130)} 612Q${x(-126)} 520 ${cx} 520Q${x(126)} 520 ${x(130)} 612Q${cx} 690 ${x(-130)} 612Z`,
    cloth.shade,
  )
  sheet.fill(path`M${cx - half} 500V585Q${cx} 640 ${cx + half} 585V500Z`, skin.base)
  sheet.fill(path`M${cx - half} 480V500Q${cx + spec.side * 14} 556 ${cx + half} 486V480Z`, skin.shade)
  sheet.fill(torso(72, 46), cloth.base)
  shade()
  sheet.fill(
    path`M${x(-130)} 606Q${x(-74)} 560 ${x(-72)} 548Q${x(-50)} 640 ${cx} 656Q${x(50)} 640 ${x(72)} 548Q${x(74)} 560 ${x(130)} 606Q${x(80)} 690 ${cx} 692Q${x(-80)} 690 ${x(-130)} 606Z`,
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
  sheet.fill(path`M${x(-70)} 536Q${cx} 600 ${x(70)} 536L${x(76)} 582Q${cx} 654 ${x(-76)} 582Z`, cloth.light)
  let ribs = ''
  for (let y = 690; y < 800; y += 34) ribs += path`M${x(-158)} ${y}Q${cx} ${y + 26} ${x(158)} ${y}`
  sheet.stroke(ribs, cloth.light, 9, 0.55)
}

/** A pattern on the clothes, below the shade. */
function drawPatterned({ figure, torso, shade }: Bust, drop: number, pattern: () => void): void {
  const { sheet, cloth } = figure
  sheet.fill(torso(64, drop), cloth.base)
  sheet.clipped(torso(64, drop), pattern)
  shade()
}

function drawStripes(bust: Bust): void {
  const { sheet, cloth, cx } = bust.figure
  const pale = mix('#fbf4e6', cloth.base, 0.06)
  drawPatterned(bust, 22, () => {
    sheet.fill(rectangle(0, 520, 640, 300), pale)
    for (let y = 626; y < 820; y += 40)
      sheet.stroke(path`M${bust.x(-270)} ${y - 8}Q${cx} ${y + 26} ${bust.x(270)} ${y - 8}`, cloth.base, 17)
  })
  sheet.stroke(path`M${bust.x(-64)} 557Q${cx} 602 ${bust.x(64)} 557`, cloth.base, 9)
}

function drawCheck(bust: Bust): void {
  const { sheet, cloth, cx } = bust.figure
  drawPatterned(bust, 44, () => {
    for (let k = -5; k <= 5; k++) sheet.fill(rectangle(cx + k * 58 - 9, 520, 18, 300), cloth.shade, 0.55)
    for (let y = 590; y < 820; y += 58) sheet.fill(rectangle(0, y, 640, 18), cloth.shade, 0.55)
    for (let k = -5; k <= 5; k++) sheet.fill(rectangle(cx + k * 58 + 20, 520, 4, 300), cloth.light, 0.8)
    for (let y = 619; y < 820; y += 58) sheet.fill(rectangle(0, y, 640, 4), cloth.light, 0.8)
  })
  drawCollar(bust)
}

function drawVneck(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  const { x } = bust
  sheet.fill(bust.torso(66, 18), cloth.base)
  sheet.fill(path`M${x(-66)} 552L${cx} 690L${x(66)} 552Q${cx} 560 ${x(-66)} 552Z`, bust.figure.skin.base)
  sheet.fill(path`M${x(-46)} 552L${cx} 596L${x(46)} 552Z`, bust.figure.skin.shade, 0.5)
  bust.shade()
  sheet.stroke(path`M${x(-66)} 552L${cx} 690L${x(66)} 552`, cloth.light, 10)
}

function drawAnorak(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  const { x } = bust
  drawPatterned(bust, 30, () => {
    const yoke = mix(cloth.base, '#ffffff', 0.62)
    sheet.fill(path`M${x(-270)} 500H${x(270)}V668Q${cx} 700 ${x(-270)} 668Z`, yoke)
    sheet.stroke(path`M${x(-266)} 668Q${cx} 700 ${x(266)} 668`, cloth.shade, 4, 0.7)
  })
  sheet.stroke(path`M${cx} 606V820`, cloth.shade, 7)
  for (const s of [-1, 1])
    sheet.fill(
      path`M${cx} 640Q${x(s * 52)} 610 ${x(s * 66)} 530L${x(s * 104)} 574Q${x(s * 84)} 634 ${cx} 676Z`,
      cloth.base,
    )
  sheet.fill(rectangle(cx - 5, 690, 10, 18), cloth.light)
}

function drawPuffer(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  const { x } = bust
  drawPatterned(bust, 14, () => {
    for (let y = 640; y < 820; y += 52) {
      sheet.stroke(
        path`M${x(-270)} ${y}Q${x(-130)} ${y + 24} ${cx} ${y + 8}Q${x(130)} ${y + 24} ${x(270)} ${y}`,
        cloth.shade,
        6,
      )
      sheet.stroke(path`M${x(-230)} ${y + 16}Q${x(-130)} ${y + 34} ${x(-30)} ${y + 22}`, cloth.light, 6, 0.7)
    }
  })
  sheet.fill(path`M${x(-86)} 522Q${cx} 576 ${x(86)} 522L${x(98)} 606Q${cx} 660 ${x(-98)} 606Z`, cloth.base)
  sheet.stroke(path`M${x(-92)} 566Q${cx} 622 ${x(92)} 566`, cloth.shade, 6)
  sheet.stroke(path`M${cx} 552V820`, cloth.light, 8)
}

function drawTurtleneck(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  const { x } = bust
  sheet.fill(bust.torso(66, 18), cloth.base)
  bust.shade()
  sheet.fill(path`M${x(-62)} 500Q${cx} 540 ${x(62)} 500L${x(72)} 584Q${cx} 630 ${x(-72)} 584Z`, cloth.base)
  sheet.stroke(path`M${x(-70)} 584Q${cx} 628 ${x(70)} 584`, cloth.shade, 6, 0.8)
  sheet.stroke(path`M${x(-62)} 512Q${cx} 552 ${x(62)} 512`, cloth.light, 8, 0.7)
}

function drawDungarees(bust: Bust): void {
  const { sheet, cx, cloth } = bust.figure
  const { x } = bust
  const denim = '#4d6d92'
  drawTop(bust, { drop: 36, low: 630 })
  for (const s of [-1, 1])
    sheet.stroke(path`M${x(s * 112)} 590Q${x(s * 104)} 650 ${x(s * 84)} 712`, denim, 34, 1, 'butt')
  sheet.fill(path`M${x(-112)} 700H${x(112)}L${x(124)} 820H${x(-124)}Z`, denim)
  sheet.stroke(path`M${x(-106)} 712H${x(106)}`, mix(denim, '#ffffff', 0.4), 3)
  sheet.stroke(path`M${x(-46)} 752H${x(46)}V800Q${cx} 822 ${x(-46)} 800Z`, mix(denim, '#1c2840', 0.4), 4)
  for (const s of [-1, 1]) sheet.fill(circle(cx + s * 84, 716, 9), mix(cloth.light, '#f2d489', 0.8))
}

const DRAW_CLOTHES: Record<Clothes, (bust: Bust) => void> = {
  tee: (bust) => drawTop(bust, { drop: 36, low: 630 }),
  stripes: drawStripes,
  vneck: drawVneck,
  check: drawCheck,
  anorak: drawAnorak,
  puffer: drawPuffer,
  turtleneck: drawTurtleneck,
  dungarees: drawDungarees,
  linen: drawLinen,
  shirt: drawShirt,
  jacket: drawJacket,
  hoodie: drawHoodie,
  knit: drawKnit,
}

/** Draws neck, shoulders and clothes. */
export function drawBody(figure: Figure): void {
  const { sheet, cx, skin, spec, cloth } = figure
  const half = (spec.isMan ? 56 : 47) * spec.build
  sheet.fill(path`M${cx - half} 430V585Q${cx} 640 ${cx + half} 585V430Z`, skin.base)
  sheet.fill(path`M${cx - half} 440V500Q${cx + spec.side * 14} 556 ${cx + half} 486V440Z`, skin.shade)
  if (spec.age >= 50)
    for (const y of [530, 556])
      sheet.stroke(path`M${cx - 30} ${y}Q${cx} ${y + 14} ${cx + 30} ${y}`, skin.line, 3.4, 0.32)
  const wide = (spec.isMan ? 1 : 0.88) * spec.build
  const x = (dx: number): string => (cx + dx * wide).toFixed(1)
  const torso = (neck: number, drop: number): string =>
    path`M${x(-262)} 820C${x(-258)} 690 ${x(-214)} 636 ${x(-130)} 604C${x(-100)} 592 ${x(-neck - 14)} 578 ${x(-neck)} 556Q${cx} ${556 + drop * 2} ${x(neck)} 556C${x(neck + 14)} 578 ${x(100)} 592 ${x(130)} 604C${x(214)} 636 ${x(258)} 690 ${x(262)} 820Z`
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
