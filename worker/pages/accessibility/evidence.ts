import type { MarketId } from '../../../markets/market-id.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { NotedCheck } from './criteria.ts'
import evidenceFile from './evidence.json'
import type { PageKind, State } from './states.ts'

/**
 * What a whole run of the tests has seen pass, written by scripts/test-evidence.ts and never by hand: for each check,
 * pages by kind and market (how many) and states with the markets in which they were opened.
 */
export type Evidence = {
  /** The day on which what is in here last changed, or was last confirmed. */
  assessedOn: IsoDate
  /** Version of axe-core, whose rules the check `rules` is. */
  axe: string
  pages: Readonly<Record<NotedCheck, Readonly<Partial<Record<MarketId, Readonly<Partial<Record<PageKind, number>>>>>>>>
  states: Readonly<Record<NotedCheck, Readonly<Partial<Record<State, readonly MarketId[]>>>>>
}

export const evidence = evidenceFile as Evidence
