import { expect, it } from 'vitest'
import { createAdmission } from './cache-admission.ts'

it('a key is repeated from its second request on', () => {
  const { count, isRepeated } = createAdmission()
  const after = [0, 1, 2].map(() => {
    const known = isRepeated('a')
    count('a')
    count('b')
    return known
  })
  expect([...after, isRepeated('a'), isRepeated('c')]).toEqual([false, false, true, true, false])
})

it.each([
  [4999, true],
  [5000, false],
])('a key is known after %i others: %s', (others, isKnown) => {
  const { count, isRepeated } = createAdmission()
  count('a')
  for (let n = 0; n < others; n++) count(`other ${n}`)
  count('a')
  expect(isRepeated('a')).toBe(isKnown)
})
