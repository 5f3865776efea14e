import type { Footing, Stage } from '../scene/stage.ts'
import type { Terrain } from '../subjects.ts'
import { drawCanyon } from './canyon.ts'
import { drawCoast } from './coast.ts'
import { drawDunes } from './dunes.ts'
import { drawFjord } from './fjord.ts'
import { drawForest } from './forest.ts'
import { drawIce } from './ice.ts'
import { drawIslands } from './islands.ts'
import { drawJungle } from './jungle.ts'
import { drawLake } from './lake.ts'
import { drawOldtown } from './oldtown.ts'
import { drawPeaks } from './peaks.ts'
import { drawReef } from './reef.ts'
import { drawRiceTerraces } from './rice-terraces.ts'
import { drawRiver } from './river.ts'
import { drawSavanna } from './savanna.ts'
import { drawSkyline } from './skyline.ts'
import { drawSteppe } from './steppe.ts'
import { drawTempleGround } from './temple.ts'
import { drawVineyards } from './vineyards.ts'
import { drawVolcano } from './volcano.ts'

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
