import { describe, expect, it } from 'vitest'
import { AREA_BUTTON_CODES } from '../shared/contracts/destination.ts'
import { AREA_PAGES, areaPath } from './area-pages.ts'
import { allMarkets } from './registry.ts'
import { STATIC_ROUTES } from './route-table.ts'

describe('areaPath', () => {
  it('has six pages, each with a continent', () => {
    const routes = STATIC_ROUTES.filter((route) => route.startsWith('area-'))
    expect([...new Set(Object.values(AREA_PAGES))].sort()).toEqual([...routes].sort())
    expect(routes).toHaveLength(6)
  })

  it.each(allMarkets)('has a path for each of the seven buttons in $id (§2)', (market) => {
    for (const code of AREA_BUTTON_CODES) expect(areaPath(market, code)).toBe(market.paths[AREA_PAGES[code]])
    expect(AREA_BUTTON_CODES.map((code) => areaPath(market, code))).not.toContain(null)
    const codes = ['asia', 'south-america', 'america', 'north-america', 'europe', 'africa', 'oceania']
    expect(AREA_BUTTON_CODES).toEqual(codes)
  })
})
