import { describe, expect, it } from 'vitest'
import { CRITERIA } from './criteria.ts'
import { type Evidence, statementOf } from './statement.ts'

const EVIDENCE: Evidence = {
  assessedOn: '2027-01-10',
  axe: '4.0.0',
  pages: {
    rules: { it: { missing: 1, home: 1, editorial: 20 } },
    reflow: { it: { home: 1 } },
    spacing: {},
    focus: {},
  },
  states: { rules: { menu: ['it', 'de'], search: [], gallery: ['de'] }, reflow: {}, spacing: {}, focus: {} },
}

describe('statementOf', () => {
  it('counts pages and states of the evidence', () => {
    const { status, checks, pages, states, assessedOn } = statementOf(EVIDENCE, 'it')
    expect({ status, pages, states, assessedOn }).toEqual({
      status: 'full',
      pages: ['home', 'editorial', 'missing'],
      states: ['menu'],
      assessedOn: '2027-01-10',
    })
    const where = (check: string) => checks.find((each) => each.check === check)?.where
    expect(where('rules')).toEqual({ pages: 22, states: 1 })
    expect(where('reflow')).toEqual({ pages: 1, states: 0 })
    expect(where('review')).toBeNull()
  })

  it('is unknown without evidence', () => {
    const { status, pages } = statementOf(EVIDENCE, 'fr')
    expect({ status, pages }).toEqual({ status: 'unknown', pages: [] })
  })

  it('lists each criterion under each of its checks', () => {
    const { checks, tested, total } = statementOf(EVIDENCE, 'it')
    for (const { check, criteria } of checks)
      expect(criteria).toEqual(Object.keys(CRITERIA).filter((number) => CRITERIA[number]?.includes(check)))
    expect(total).toBe(55)
    expect(tested).toBeGreaterThan(30)
    expect(tested).toBeLessThan(total)
  })
})
