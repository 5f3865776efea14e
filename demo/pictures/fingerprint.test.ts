import { expect, it } from 'vitest'
import { readSources } from '../seed/sources.ts'
import { picturesFingerprint } from './fingerprint.ts'
import { planPictures } from './plan/plan-pictures.ts'

const all = readSources()
const [first, second] = all.travels
if (!first || !second) throw new Error('the catalogue is empty')
const coordinators = all.coordinators.slice(0, 1)
const fingerprintOf = (...travels: (typeof first)[]): string =>
  picturesFingerprint(planPictures({ travels, coordinators }))

it('the fingerprint changes only with what is drawn', () => {
  const known = fingerprintOf(first)
  expect(fingerprintOf(structuredClone(first))).toBe(known)
  expect(fingerprintOf({ ...first, priceEur: first.priceEur + 100 })).toBe(known)
  const hour = first.picture.hour === 'day' ? 'dusk' : 'day'
  expect(fingerprintOf({ ...first, picture: { ...first.picture, hour } })).not.toBe(known)
  expect(fingerprintOf(first, second)).not.toBe(known)
})
