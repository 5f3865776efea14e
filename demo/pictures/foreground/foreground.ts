import type { Footing, Stage } from '../scene/stage.ts'
import type { Foreground } from '../subjects.ts'
import { drawBalloons, drawBirds } from './air.ts'
import { drawBoats } from './boats.ts'
import { drawBoulders, drawGeyser } from './boulders.ts'
import { drawBridge } from './bridge.ts'
import { drawCabin, drawVillage } from './dwellings.ts'
import { drawGround } from './ground.ts'
import { drawHairpins } from './hairpins.ts'
import { drawIcebergs } from './icebergs.ts'
import { drawDomes, drawLighthouse, drawMinarets, drawMoai, drawPagoda } from './monuments.ts'
import { drawAcacia, drawBaobab, drawCactus, drawCypresses, drawPalms, drawPines } from './plants.ts'
import { drawRuins } from './ruins.ts'
import { drawChurch, drawStupa, drawTorii } from './shrines.ts'
import { drawStilts } from './stilts.ts'
import { drawSupertrees } from './supertrees.ts'
import { drawTents } from './tents.ts'
import { drawAnimals, drawWhale } from './wildlife.ts'
import { drawWindmill } from './windmill.ts'

/** Foregrounds in or over water; terrains that can then have water at the bottom. */
export const NEEDS_WATER: ReadonlySet<Foreground> = new Set(['boats', 'icebergs', 'bridge', 'stilts', 'whale'])

const DRAW: Record<Foreground, (stage: Stage, footing: Footing) => void> = {
  pines: drawPines,
  palms: drawPalms,
  pagoda: drawPagoda,
  domes: drawDomes,
  minarets: drawMinarets,
  icebergs: drawIcebergs,
  cactus: drawCactus,
  acacia: drawAcacia,
  lighthouse: drawLighthouse,
  boats: drawBoats,
  tents: drawTents,
  cypresses: drawCypresses,
  bridge: drawBridge,
  ruins: drawRuins,
  village: drawVillage,
  moai: drawMoai,
  baobab: drawBaobab,
  balloons: (stage, footing) => {
    if (footing.kind === 'land') drawGround(stage, stage.rng.fork('balloon-ground'), footing, { rise: 0.06 })
    drawBalloons(stage)
  },
  cabin: drawCabin,
  torii: drawTorii,
  stupa: drawStupa,
  windmill: drawWindmill,
  church: drawChurch,
  stilts: drawStilts,
  geyser: drawGeyser,
  whale: drawWhale,
  animals: drawAnimals,
  boulders: drawBoulders,
  supertrees: drawSupertrees,
  hairpins: drawHairpins,
  birds: (stage, footing) => {
    drawEmptyGround(stage, footing)
    drawBirds(stage)
  },
  none: drawEmptyGround,
}

/** Draws the nearest objects. */
export function drawForeground(stage: Stage, kind: Foreground, footing: Footing): void {
  DRAW[kind](stage, footing)
  if (
    kind !== 'birds' &&
    kind !== 'balloons' &&
    stage.light.hour !== 'night' &&
    stage.rng.fork('few-birds').chance(0.4)
  )
    drawBirds(stage, true)
}

function drawEmptyGround(stage: Stage, footing: Footing): void {
  if (footing.kind === 'land') drawGround(stage, stage.rng.fork('ground'), footing, { rise: 0.09 })
}
