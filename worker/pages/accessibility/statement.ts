import type { MarketId } from '../../../markets/market-id.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { CHECKS, type Check, CRITERIA, NOTED_CHECKS, type NotedCheck, UNMET } from './criteria.ts'
import type { Evidence } from './evidence.ts'
import { PAGE_KINDS, type PageKind, STATES, type State } from './states.ts'

export type CheckedCriteria = {
  check: Check
  criteria: readonly string[]
  /** How many pages of the market and how many states have passed; null for checks that are not of pages. */
  where: { pages: number; states: number } | null
}

/** What the statement of a market says, all of it counted from the evidence. */
export type Statement = {
  /** unknown: nothing was checked in this market yet. */
  status: 'full' | 'partial' | 'unknown'
  assessedOn: IsoDate
  axe: string
  /** Of all criteria, those that tests look at. */
  tested: number
  total: number
  checks: readonly CheckedCriteria[]
  pages: readonly PageKind[]
  states: readonly State[]
  unmet: readonly string[]
}

/** The statement of one market, of what was looked at there. */
export const statementOf = (evidence: Evidence, market: MarketId): Statement => {
  const numbers = Object.keys(CRITERIA)
  const pagesOf = (check: NotedCheck) => evidence.pages[check][market] ?? {}
  const statesOf = (check: NotedCheck) => STATES.filter((state) => evidence.states[check][state]?.includes(market))
  const isKnown = Object.keys(pagesOf('rules')).length > 0
  return {
    status: isKnown ? (UNMET.length === 0 ? 'full' : 'partial') : 'unknown',
    assessedOn: evidence.assessedOn,
    axe: evidence.axe,
    tested: numbers.filter((number) => CRITERIA[number]?.some((check) => check !== 'review' && check !== 'absent'))
      .length,
    total: numbers.length,
    checks: CHECKS.map((check) => ({
      check,
      criteria: numbers.filter((number) => CRITERIA[number]?.includes(check) && !UNMET.includes(number)),
      where: isNoted(check) ? { pages: sum(pagesOf(check)), states: statesOf(check).length } : null,
    })),
    pages: PAGE_KINDS.filter((kind) => pagesOf('rules')[kind] !== undefined),
    states: statesOf('rules'),
    unmet: UNMET,
  }
}

const isNoted = (check: Check): check is NotedCheck => (NOTED_CHECKS as readonly Check[]).includes(check)
const sum = (counts: Partial<Record<PageKind, number>>) => Object.values(counts).reduce((all, each) => all + each, 0)
