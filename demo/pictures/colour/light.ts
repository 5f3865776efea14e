import type { Rng } from '../random/rng.ts'
import type { Hour } from '../subjects.ts'
import { adjust, blend, mix } from './oklab.ts'
import { SKY_SCHEMES, type SkyScheme } from './sky-schemes.ts'

export interface Light {
  hour: Hour
  sky: SkyScheme
  /**
   * Colour under this light. `depth` is 0 at the viewer's feet and 1 on the horizon; `lift` runs from -1 (full shade)
   * to 1 (facing the sun).
   */
  tone(own: string, depth: number, lift?: number): string
  /** Colour of surfaces that catch light even against the sun: snow, sails, painted walls. */
  bright(own: string, depth: number, lift?: number): string
  /** Near-black of this light, for foreground silhouettes. */
  ink: string
  isDark: boolean
}

/** Far land loses its colour slowly at first, then quickly. */
const HAZE_AT_HORIZON = 0.86

/**
 * Picks a sky for the hour, or the one with this index, and shifts its hue slightly, so that two posters on one scheme
 * differ.
 */
export function createLight(hour: Hour, rng: Rng, index?: number): Light {
  const drawn = rng.pick(SKY_SCHEMES[hour])
  const scheme = index === undefined ? drawn : (SKY_SCHEMES[hour][index % SKY_SCHEMES[hour].length] ?? drawn)
  const turn = { hue: rng.range(-9, 9), chroma: rng.range(0.92, 1.1) }
  const turned = (colour: string): string => adjust(colour, turn)
  const [zenith, high, low, horizon] = scheme.stops
  return lightOf(hour, {
    ...scheme,
    stops: [turned(zenith), turned(high), turned(low), turned(horizon)],
    shadow: turned(scheme.shadow),
    haze: turned(scheme.haze),
  })
}

/** Shade of near land when the light comes from behind it. */
const NEAR_SHADE: Record<Hour, number> = { dawn: 0.42, day: 0.1, golden: 0.44, dusk: 0.72, night: 0.66 }

function lightOf(hour: Hour, sky: SkyScheme): Light {
  const toneWith = (nearShade: number, own: string, depth: number, lift: number): string => {
    const exposed = blend(adjust(own, { light: 0.3 + 0.7 * sky.exposure, chroma: 1.15 }), sky.haze, sky.tint * 0.5)
    const near = blend(exposed, sky.shadow, nearShade * (1 - depth) ** 1.3)
    const turned = lift >= 0 ? mix(near, sky.sun, lift) : blend(near, sky.shadow, -lift)
    return mix(turned, sky.haze, HAZE_AT_HORIZON * depth)
  }
  return {
    hour,
    sky,
    tone: (own, depth, lift = 0) => toneWith(NEAR_SHADE[hour], own, depth, lift),
    bright: (own, depth, lift = 0) => toneWith(NEAR_SHADE[hour] * 0.25, own, depth, lift),
    ink: mix(sky.shadow, '#000814', 0.35),
    isDark: hour === 'night' || hour === 'dusk',
  }
}
