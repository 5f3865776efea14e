import { Sheet } from '../drawing/sheet.ts'
import { drawPortraitBackground } from './background.ts'
import { drawBody } from './body.ts'
import { drawBeard, drawFace, drawFeatures, drawGlasses } from './face.ts'
import { createFigure } from './figure.ts'
import { drawHairBehind, drawHairFront, drawHeadwear } from './hair.ts'
import { PORTRAIT_SIZE, type PortraitSpec } from './portrait-spec.ts'

/** Enlarges the bust 1.14 times about the middle of the lower edge. */
const CLOSER = 'translate(-44.8 -96) scale(1.14)'

/** A warm, plain portrait as SVG text. Pure: the same spec gives the same text. */
export function drawPortrait(spec: PortraitSpec): string {
  const sheet = new Sheet(PORTRAIT_SIZE.width, PORTRAIT_SIZE.height)
  drawPortraitBackground(sheet, spec)
  const figure = createFigure(sheet, spec)
  const bust = sheet.capture(() => {
    drawHairBehind(figure)
    drawBody(figure)
    drawFace(figure)
    drawBeard(figure)
    drawFeatures(figure)
    drawHairFront(figure)
    drawHeadwear(figure)
    drawGlasses(figure)
  })
  sheet.add(`<g transform="${CLOSER}">${bust}</g>`)
  return sheet.toSvg()
}
