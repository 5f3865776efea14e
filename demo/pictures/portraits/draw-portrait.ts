import { Sheet } from '../drawing/sheet.ts'
import { drawPortraitBackground } from './background.ts'
import { drawBody } from './body.ts'
import { drawBeard, drawFace, drawFeatures, drawGlasses } from './face.ts'
import { createFigure } from './figure.ts'
import { drawHairFront } from './hair.ts'
import { drawHairBehind } from './hair-behind.ts'
import { drawHeadwear } from './headwear.ts'
import { PORTRAIT_SIZE, type PortraitSpec } from './portrait-spec.ts'
import { drawEarrings, drawWorn } from './worn.ts'

/** Enlarges the bust 1.14 times about the middle of the lower edge. */
const CLOSER = 'translate(-44.8 -96) scale(1.14)'

/** A warm, plain portrait as SVG text. Pure: the same spec gives the same text. */
export function drawPortrait(spec: PortraitSpec): string {
  const sheet = new Sheet(PORTRAIT_SIZE.width, PORTRAIT_SIZE.height)
  drawPortraitBackground(sheet, spec)
  const figure = createFigure(sheet, spec)
  const leaning = (draw: () => void): void =>
    sheet.add(`<g transform="rotate(${spec.lean.toFixed(1)} 320 520)">${sheet.capture(draw)}</g>`)
  const bust = sheet.capture(() => {
    leaning(() => drawHairBehind(figure))
    drawBody(figure)
    drawWorn(figure)
    leaning(() => {
      drawFace(figure)
      drawBeard(figure)
      drawFeatures(figure)
      drawHairFront(figure)
      drawEarrings(figure)
      drawHeadwear(figure)
      drawGlasses(figure)
    })
  })
  sheet.add(`<g transform="${CLOSER}">${bust}</g>`)
  return sheet.toSvg()
}
