import { expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { CRITERIA } from './criteria.ts'
import { statementOf } from './statement.ts'

it('lists each criterion under each of its checks', () => {
  const { checks, tested, total } = statementOf(markets.it)
  for (const { check, criteria } of checks)
    expect(criteria).toEqual(Object.keys(CRITERIA).filter((number) => CRITERIA[number]?.includes(check)))
  expect(total).toBe(55)
  expect(tested).toBeGreaterThan(30)
  expect(tested).toBeLessThan(total)
})

it('claims only states that are opened in the market', () => {
  expect(statementOf(markets.it).states).toEqual(expect.arrayContaining(['join', 'offline']))
  expect(statementOf(markets.we).states).not.toContain('join')
  expect(statementOf(markets.we).states).not.toContain('offline')
})
