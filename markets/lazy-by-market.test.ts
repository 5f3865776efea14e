import { expect, it } from 'vitest'
import { lazyByMarket } from './lazy-by-market.ts'

it('creates a value once per market, on first use', () => {
  const created: string[] = []
  const lazy = lazyByMarket((id) => {
    created.push(id)
    return { id }
  })
  expect(Object.keys(lazy)).toEqual(expect.arrayContaining(['it', 'us', 'we', 'es', 'fr', 'de']))
  expect(created).toEqual([])
  expect(lazy.fr).toBe(lazy.fr)
  expect(lazy.de).toEqual({ id: 'de' })
  expect(created).toEqual(['fr', 'de'])
})
