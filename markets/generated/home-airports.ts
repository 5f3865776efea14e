// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { homeAirports as itHomeAirports } from '../it/home-airports.ts'
import { homeAirports as usHomeAirports } from '../us/home-airports.ts'
import { homeAirports as weHomeAirports } from '../we/home-airports.ts'
import { homeAirports as esHomeAirports } from '../es/home-airports.ts'
import { homeAirports as frHomeAirports } from '../fr/home-airports.ts'
import { homeAirports as deHomeAirports } from '../de/home-airports.ts'

/** `homeAirports` of every market. */
export const homeAirportsByMarket = Object.freeze({
  it: itHomeAirports,
  us: usHomeAirports,
  we: weHomeAirports,
  es: esHomeAirports,
  fr: frHomeAirports,
  de: deHomeAirports,
})
