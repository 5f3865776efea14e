import type { Market } from '../../../markets/market-schema.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { CHECKS, CRITERIA, UNMET } from './criteria.ts'
import { STATES, type State } from './states.ts'

/** Day on which someone last read the statement again after `npm test -- --all` had passed. */
const ASSESSED_ON: IsoDate = '2026-11-22'

/** Version of axe-core, the check `rules`; a guard compares it with the installed one. */
export const AXE_VERSION = '4.14.1'

/** Markets in which a state is tested, where these are not all. */
const TESTED_IN: Partial<Record<State, readonly string[]>> = { offline: ['it', 'de'] }

export type Statement = ReturnType<typeof statementOf>

/** What a market's statement claims. */
export const statementOf = ({ id, paths }: Pick<Market, 'id' | 'paths'>) => {
  const numbers = Object.keys(CRITERIA)
  return {
    status: UNMET.length === 0 ? ('full' as const) : ('partial' as const),
    assessedOn: ASSESSED_ON,
    axe: AXE_VERSION,
    tested: numbers.filter((number) => CRITERIA[number]?.some((check) => check !== 'review' && check !== 'absent'))
      .length,
    total: numbers.length,
    checks: CHECKS.map((check) => ({
      check,
      criteria: numbers.filter((number) => CRITERIA[number]?.includes(check) && !UNMET.includes(number)),
    })),
    states: STATES.filter(
      (state) => (TESTED_IN[state]?.includes(id) ?? true) && !(state === 'join' && paths['events-wemeet'] === null),
    ),
    unmet: UNMET,
  }
}
