import { mix } from '../colour/oklab.ts'
import { circle } from '../drawing/path.ts'
import { type Figure, facePath } from './figure.ts'

const n = (v: number): string => v.toFixed(1)

/** Neck, shoulders and what covers them. */
export function drawBody(figure: Figure): void {
  const { sheet, cx, skin, spec } = figure
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
      figure.cloth.shade,
      0.8,
    )
  }
  const arms = `M${x(-176)} 820Q${x(-172)} 742 ${x(-186)} 704M${x(176)} 820Q${x(172)} 742 ${x(186)} 704`
  const { cloth } = figure
  if (spec.clothes === 'tee' || spec.clothes === 'linen') {
    sheet.fill(torso(64, spec.clothes === 'linen' ? 46 : 36), cloth.base)
    shade()
    sheet.stroke(`M${x(-64)} 557Q${n(cx)} ${spec.clothes === 'linen' ? 650 : 630} ${x(64)} 557`, cloth.light, 9, 0.8)
    if (spec.clothes === 'linen') {
      sheet.stroke(`M${n(cx)} 604V690`, cloth.shade, 5)
      for (const y of [630, 664]) sheet.fill(circle(cx, y, 5), cloth.light)
    }
  } else if (spec.clothes === 'shirt' || spec.clothes === 'jacket') {
    const under = spec.clothes === 'jacket' ? mix('#f4ead8', cloth.base, 0.1) : cloth.base
    sheet.fill(torso(60, 44), under)
    if (spec.clothes === 'jacket') {
      for (const s of [-1, 1]) {
        sheet.fill(
          `M${x(s * 262)} 820C${x(s * 258)} 690 ${x(s * 214)} 636 ${x(s * 130)} 604C${x(s * 100)} 592 ${x(s * 74)} 576 ${x(s * 60)} 548Q${x(s * 78)} 680 ${x(s * 34)} 820Z`,
          cloth.base,
        )
        sheet.fill(
          `M${x(s * 60)} 546L${x(s * 104)} 590L${x(s * 78)} 664Q${x(s * 82)} 600 ${x(s * 60)} 546Z`,
          cloth.light,
        )
      }
      shade()
    } else {
      shade()
      sheet.stroke(`M${n(cx)} 622V820`, cloth.shade, 5, 0.8)
      for (const y of [660, 712, 764]) sheet.fill(circle(cx, y, 5.5), cloth.light)
      for (const s of [-1, 1])
        sheet.fill(
          `M${x(s * 58)} 542L${x(s * 96)} 592L${x(s * 56)} 640L${n(cx)} 620Q${x(s * 46)} 596 ${x(s * 58)} 542Z`,
          cloth.light,
        )
    }
  } else if (spec.clothes === 'hoodie') {
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
  } else {
    sheet.fill(torso(66, 18), cloth.base)
    shade()
    sheet.fill(`M${x(-70)} 536Q${n(cx)} 600 ${x(70)} 536L${x(76)} 582Q${n(cx)} 654 ${x(-76)} 582Z`, cloth.light)
    let ribs = ''
    for (let y = 690; y < 800; y += 34) ribs += `M${x(-158)} ${y}Q${n(cx)} ${y + 26} ${x(158)} ${y}`
    sheet.stroke(ribs, cloth.light, 9, 0.55)
  }
  sheet.stroke(arms, cloth.shade, 6, 0.6)
}

/** Ears, face and its soft shade. */
export function drawFace(figure: Figure): void {
  const { sheet, cx, cy, a, skin, spec } = figure
  for (const s of [-1, 1]) {
    sheet.fill(
      `M${n(cx + s * (a - 6))} ${n(cy - 14)}C${n(cx + s * (a + 26))} ${n(cy - 30)} ${n(cx + s * (a + 24))} ${n(cy + 34)} ${n(cx + s * (a - 8))} ${n(cy + 40)}Z`,
      s === spec.side ? skin.base : skin.shade,
    )
    sheet.stroke(
      `M${n(cx + s * (a + 4))} ${n(cy - 4)}Q${n(cx + s * (a + 13))} ${n(cy + 8)} ${n(cx + s * (a + 2))} ${n(cy + 24)}`,
      skin.line,
      3,
      0.4,
    )
  }
  sheet.fill(facePath(figure), skin.base)
  const s = -spec.side
  const j = 62 * spec.jaw
  sheet.fill(
    `M${n(cx + s * a)} ${n(cy - 18)}C${n(cx + s * a)} ${n(cy + 62)} ${n(cx + s * j)} ${n(cy + 128)} ${n(cx)} ${n(cy + 130)}C${n(cx + s * j * 0.7)} ${n(cy + 104)} ${n(cx + s * (a - 34))} ${n(cy + 58)} ${n(cx + s * (a - 26))} ${n(cy - 30)}C${n(cx + s * (a - 22))} ${n(cy - 84)} ${n(cx + s * (a - 4))} ${n(cy - 70)} ${n(cx + s * a)} ${n(cy - 18)}Z`,
    skin.shade,
    0.6,
  )
  for (const side of [-1, 1]) sheet.fill(circle(cx + side * 60 * spec.width, cy + 46, 25), skin.blush, 0.32)
}

/** Eyes, brows, nose and a smile: few lines, no detail. */
export function drawFeatures(figure: Figure): void {
  const { sheet, cx, cy, skin, spec, hair } = figure
  const eye = mix('#2a1c18', hair.shade, 0.2)
  const gap = 41 * spec.width
  for (const s of [-1, 1]) {
    sheet.add(`<ellipse cx="${n(cx + s * gap)}" cy="${n(cy + 4)}" rx="6.6" ry="8.4" fill="${eye}"/>`)
    sheet.fill(circle(cx + s * gap + 2.2, cy + 0.6, 2), '#ffffff', 0.85)
    sheet.stroke(
      `M${n(cx + s * (gap - 19))} ${n(cy - 25)}Q${n(cx + s * (gap + 2))} ${n(cy - 37)} ${n(cx + s * (gap + 21))} ${n(cy - 22)}`,
      hair.base === '#d6a95a' || hair.base === '#8d8880' ? hair.shade : hair.base,
      spec.jaw > 1 ? 8 : 6,
      0.9,
    )
    if (spec.jaw <= 1)
      sheet.stroke(`M${n(cx + s * (gap + 5))} ${n(cy - 5)}L${n(cx + s * (gap + 13))} ${n(cy - 9)}`, eye, 3)
  }
  sheet.stroke(
    `M${n(cx + spec.side * 3)} ${n(cy + 6)}Q${n(cx + spec.side * 15)} ${n(cy + 40)} ${n(cx + spec.side * 3)} ${n(cy + 44)}Q${n(cx - 6)} ${n(cy + 46)} ${n(cx - 10)} ${n(cy + 41)}`,
    skin.line,
    4.4,
    0.55,
  )
  const lip = mix(skin.line, '#b5343a', 0.45)
  if (spec.openSmile) {
    sheet.fill(
      `M${n(cx - 37)} ${n(cy + 70)}Q${n(cx)} ${n(cy + 79)} ${n(cx + 37)} ${n(cy + 70)}Q${n(cx + 25)} ${n(cy + 104)} ${n(cx)} ${n(cy + 104)}Q${n(cx - 25)} ${n(cy + 104)} ${n(cx - 37)} ${n(cy + 70)}Z`,
      '#fffaf2',
    )
    sheet.stroke(
      `M${n(cx - 37)} ${n(cy + 70)}Q${n(cx)} ${n(cy + 79)} ${n(cx + 37)} ${n(cy + 70)}Q${n(cx + 25)} ${n(cy + 104)} ${n(cx)} ${n(cy + 104)}Q${n(cx - 25)} ${n(cy + 104)} ${n(cx - 37)} ${n(cy + 70)}Z`,
      lip,
      4.4,
    )
  } else sheet.stroke(`M${n(cx - 33)} ${n(cy + 74)}Q${n(cx)} ${n(cy + 102)} ${n(cx + 33)} ${n(cy + 74)}`, lip, 5.6)
}

/** Beards follow the jaw; the mouth stays free. */
export function drawBeard(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  if (spec.beard === 'none') return
  const j = 62 * spec.jaw
  const jaw = (low: number): string =>
    `M${n(cx - a + 1)} ${n(cy + 2)}C${n(cx - a)} ${n(cy + 66)} ${n(cx - j)} ${n(cy + 130 + low)} ${n(cx)} ${n(cy + 132 + low)}C${n(cx + j)} ${n(cy + 130 + low)} ${n(cx + a)} ${n(cy + 66)} ${n(cx + a - 1)} ${n(cy + 2)}C${n(cx + a - 14)} ${n(cy + 50)} ${n(cx + 56)} ${n(cy + 60)} ${n(cx + 40)} ${n(cy + 58)}Q${n(cx)} ${n(cy + 44)} ${n(cx - 40)} ${n(cy + 58)}C${n(cx - 56)} ${n(cy + 60)} ${n(cx - a + 14)} ${n(cy + 50)} ${n(cx - a + 1)} ${n(cy + 2)}Z`
  const moustache = `M${n(cx)} ${n(cy + 56)}C${n(cx + 20)} ${n(cy + 48)} ${n(cx + 40)} ${n(cy + 60)} ${n(cx + 46)} ${n(cy + 72)}C${n(cx + 30)} ${n(cy + 72)} ${n(cx + 14)} ${n(cy + 74)} ${n(cx)} ${n(cy + 67)}C${n(cx - 14)} ${n(cy + 74)} ${n(cx - 30)} ${n(cy + 72)} ${n(cx - 46)} ${n(cy + 72)}C${n(cx - 40)} ${n(cy + 60)} ${n(cx - 20)} ${n(cy + 48)} ${n(cx)} ${n(cy + 56)}Z`
  if (spec.beard === 'stubble') sheet.fill(jaw(0), hair.base, 0.28)
  else if (spec.beard === 'short') sheet.fill(jaw(2), hair.base, 0.88)
  else if (spec.beard === 'full') sheet.fill(jaw(26), hair.base)
  if (spec.beard !== 'stubble')
    sheet.fill(moustache, spec.beard === 'moustache' ? hair.base : hair.shade, spec.beard === 'moustache' ? 1 : 0.6)
}

export function drawGlasses(figure: Figure): void {
  const { sheet, cx, cy, a, spec } = figure
  if (!spec.glasses) return
  const frame = '#3a2f33'
  const gap = 41 * spec.width
  for (const s of [-1, 1]) {
    sheet.fill(circle(cx + s * gap, cy + 5, 29), '#ffffff', 0.16)
    sheet.stroke(circle(cx + s * gap, cy + 5, 29), frame, 5)
    sheet.stroke(`M${n(cx + s * (gap + 29))} ${n(cy)}L${n(cx + s * (a + 2))} ${n(cy - 8)}`, frame, 5)
  }
  sheet.stroke(`M${n(cx - gap + 28)} ${n(cy + 1)}Q${n(cx)} ${n(cy - 9)} ${n(cx + gap - 28)} ${n(cy + 1)}`, frame, 5)
}
