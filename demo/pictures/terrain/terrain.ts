import type { Footing, Stage } from '../scene/stage.ts'
import type { Terrain } from '../subjects.ts'
import { drawBeachBay, drawOpenSea } from './beach.ts'
import { drawCanyon } from './canyon.ts'
import { drawFields, drawLavender, drawTeaFields } from './crops.ts'
import { drawRiceTerraces, drawVineyards } from './farmland.ts'
import { drawFjord, drawLake, drawRiver } from './inland-waters.ts'
import { drawIce, drawPeaks, drawVolcano } from './mountains.ts'
import { drawDunes, drawSavanna, drawSteppe } from './plains.ts'
import { drawCoast, drawIslands, drawReef } from './sea.ts'
import { drawSkyline } from './skyline.ts'
import { drawTempleGround } from './temple.ts'
import { drawCity, drawOldtown, drawWaterfront } from './towns.ts'
import { drawWaterfall } from './waterfall.ts'
import { drawSaltFlat, drawSnow } from './white-plains.ts'
import { drawForest, drawJungle } from './woodland.ts'

const DRAW: Record<Terrain, (stage: Stage) => Footing> = {
  dunes: drawDunes,
  peaks: drawPeaks,
  volcano: drawVolcano,
  coast: drawCoast,
  islands: drawIslands,
  skyline: drawSkyline,
  oldtown: drawOldtown,
  forest: drawForest,
  jungle: drawJungle,
  ice: drawIce,
  savanna: drawSavanna,
  canyon: drawCanyon,
  lake: drawLake,
  river: drawRiver,
  'rice-terraces': drawRiceTerraces,
  temple: drawTempleGround,
  fjord: drawFjord,
  vineyards: drawVineyards,
  steppe: drawSteppe,
  reef: drawReef,
  waterfront: drawWaterfront,
  city: drawCity,
  beach: drawBeachBay,
  sea: drawOpenSea,
  waterfall: drawWaterfall,
  'salt-flat': drawSaltFlat,
  snow: drawSnow,
  'tea-fields': drawTeaFields,
  lavender: drawLavender,
  fields: drawFields,
}

/** Draws the land from the horizon to the viewer's feet. */
export function drawTerrain(stage: Stage, terrain: Terrain): Footing {
  return DRAW[terrain](stage)
}
