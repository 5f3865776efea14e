import type { MarketId } from '../../../markets/market-id.ts'
import type { Continent, ContinentCode } from '../../../shared/contracts/destination.ts'
import { apiMessages } from '../translate.ts'

/** A code with its label; the code itself stands in for a label that is missing. */
export const labelled = (labels: Readonly<Record<string, string>>, code: string) => ({
  code,
  label: labels[code] ?? code,
})

/** Codes with their labels, in the order of the codes. */
export const allLabelled = <Code extends string>(labels: Readonly<Record<Code, string>>, codes: readonly Code[]) =>
  codes.map((code) => labelled(labels, code))

/** A continent as the contracts have it; its id is its code. `america` is Central America and the Caribbean. */
export const continentOf = (code: ContinentCode, market: MarketId): Continent => ({
  id: code,
  code,
  name: apiMessages[market].labels.continent[code],
})
