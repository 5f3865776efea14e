import { describe, expect, it } from 'vitest'
import type { FlagValues } from '../../flags/registry.ts'
import { geoTarget } from './geo.ts'

const person = { isBot: false, isPrefetch: false, staysHere: false }
const toFrance: FlagValues['geoRedirect'] = {
  addressFrom: ['it', 'we'],
  showRedirectPopup: true,
  redirectDestination: 'fr',
}
const target = (market: 'it' | 'de' | 'fr', geoRedirect = toFrance, visitor = person) =>
  geoTarget({ flags: { geoRedirect }, market, visitor })

describe('geoTarget', () => {
  it('is the destination on the markets that the flag names, and nowhere else', () => {
    expect([target('it'), target('de'), target('fr')]).toEqual(['fr', null, null])
    expect(target('fr', { ...toFrance, addressFrom: ['fr'] })).toBeNull()
  })

  it.each([
    ['robots', { ...person, isBot: true }],
    ['what is fetched ahead', { ...person, isPrefetch: true }],
    ['who has said to stay', { ...person, staysHere: true }],
  ])('asks no %s', (_who, visitor) => expect(target('it', toFrance, visitor)).toBeNull())

  it('asks nobody while the popup is off or there is nowhere to go', () => {
    expect(target('it', { ...toFrance, showRedirectPopup: false })).toBeNull()
    expect(target('it', { ...toFrance, redirectDestination: null })).toBeNull()
  })
})
