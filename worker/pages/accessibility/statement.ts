import type { MarketId } from '../../../markets/market-id.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { CHECKS, type Check, CRITERIA, NOTED_CHECKS, type NotedCheck, UNMET } from './criteria.ts'
import evidenceFile from './evidence.json'
import { PAGE_KINDS, type PageKind, STATES, type State } from './states.ts'

/** Results of a full test run, written by scripts/test-evidence.ts: pages by kind and states, by market. */
export type Evidence = {
  /** Day of the last change or confirmation. */
  assessedOn: IsoDate
  /** Version of axe-core, the check `rules`. */
  axe: string
  pages: Readonly<Record<NotedCheck, Readonly<Partial<Record<MarketId, Readonly<Partial<Record<PageKind, number>>>>>>>>
  states: Readonly<Record<NotedCheck, Readonly<Partial<Record<State, readonly MarketId[]>>>>>
}

export const evidence = evidenceFile as Evidence

export type Statement = ReturnType<typeof statementOf>

/** A market's statement, counted from the evidence; `unknown` without any. */
export const statementOf = ({ assessedOn, axe, pages, states }: Evidence, market: MarketId) => {
  const numbers = Object.keys(CRITERIA)
  const pagesOf = (check: NotedCheck) => pages[check][market] ?? {}
  const statesOf = (check: NotedCheck) => STATES.filter((state) => states[check][state]?.includes(market))
  const isKnown = Object.keys(pagesOf('rules')).length > 0
  const status: 'full' | 'partial' = UNMET.length === 0 ? 'full' : 'partial'
  return {
    status: isKnown ? status : ('unknown' as const),
    assessedOn,
    axe,
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
