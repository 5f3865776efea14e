import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Banner, bannerSchema } from '../../shared/contracts/layout.ts'
import { bannersOnPath, isOnPath, matchesPath } from './banner-routes.ts'

describe('matchesPath (§3)', () => {
  it.each([
    ['/', '/', true],
    ['/', '/viaggi', false],
    ['/viaggi', '/viaggi', true],
    ['/viaggi', '/viaggi/', true],
    ['/viaggi', '/viaggi/giappone', false],
    ['/viaggi/*', '/viaggi/giappone', true],
    ['/viaggi/*', '/viaggi', false],
    ['/viaggi/*', '/viaggi/giappone/itinerario', false],
    ['/*/itinerario', '/viaggi/itinerario', true],
    ['/viaggi/*/itinerario', '/viaggi/giappone/itinerario', true],
    ['/**', '/', true],
    ['/**', '/viaggi/giappone/itinerario', true],
    ['/viaggi/**', '/viaggi', true],
    ['/viaggi/**', '/viaggi/giappone/itinerario', true],
    ['/viaggi/**', '/viaggi-asia', false],
    ['/**/itinerario', '/viaggi/giappone/itinerario', true],
    ['/**/itinerario', '/itinerario', true],
    ['/**/itinerario', '/viaggi/giappone', false],
    ['/**/**', '/viaggi', true],
    ['/viaggi*', '/viaggi-asia', false],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(matchesPath(pattern, path)).toBe(expected)
  })

  it('matches every path for /** and only itself for a path without wildcards', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(matchesPath('/**', a)).toBe(true)
        expect(matchesPath(a, b)).toBe(a === b)
      }),
    )
  })
})

describe('bannersOnPath', () => {
  const banner = (id: string, routes: Partial<Banner['routes']>): Banner =>
    bannerSchema.parse({ id, message: id, routes })

  it.each<[string, Partial<Banner['routes']>, boolean]>([
    ['no lists', {}, true],
    ['matched', { match: ['/viaggi/**'] }, true],
    ['not matched', { match: ['/cerca'] }, false],
    ['excluded', { exclude: ['/viaggi/*'] }, false],
    ['matched and excluded', { match: ['/**'], exclude: ['/viaggi/*'] }, false],
  ])('%s', (_, routes, expected) => {
    expect(isOnPath(banner('x', routes).routes, '/viaggi/giappone')).toBe(expected)
  })

  it('preserves the order of the banners', () => {
    const beans = [banner('a', {}), banner('b', { match: ['/cerca'] }), banner('c', {})]
    expect(bannersOnPath(beans, '/').map(({ id }) => id)).toEqual(['a', 'c'])
    expect(bannersOnPath(beans, '/cerca').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('returns any number of banners', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const beans = ids.map((id) => banner(id, {}))
    expect(bannersOnPath(beans, '/').map(({ id }) => id)).toEqual(ids)
  })
})
