import type { Footing, Stage } from '../scene/stage.ts'
import type { Terrain } from '../subjects.ts'
import { drawCanyon } from './canyon.ts'
import { drawRiceTerraces, drawVineyards } from './farmland.ts'
import { drawFjord, drawLake, drawRiver } from './inland-waters.ts'
import { drawIce, drawPeaks, drawVolcano } from './mountains.ts'
import { drawDunes, drawSavanna, drawSteppe } from './plains.ts'
import { drawCoast, drawIslands, drawReef } from './sea.ts'
import { drawTempleGround } from './temple.ts'
import { drawOldtown, drawSkyline } from './towns.ts'
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
}

/** Draws the land from the horizon to the viewer's feet. */
export function drawTerrain(stage: Stage, terrain: Terrain): Footing {
  return DRAW[terrain](stage)
}
