import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed-value.ts'

const KEY = 'a-key-of-at-least-thirty-two-characters'
const NOW = Date.UTC(2027, 0, 15)

describe('sealed value', () => {
  it('opens with its key, for its purpose, before it expires', async () => {
    const sealed = await seal(KEY, 'one', { a: 'secret', b: { c: 1 } }, NOW, 60)
    expect(sealed).not.toContain('secret')
    expect(await unseal(KEY, 'one', sealed, NOW + 59_000)).toMatchObject({ a: 'secret', b: { c: 1 } })
    expect(await unseal(KEY, 'one', sealed, NOW + 61_000)).toBeNull()
    expect(await unseal(KEY, 'another', sealed, NOW)).toBeNull()
    expect(await unseal(`${KEY}!`, 'one', sealed, NOW)).toBeNull()
  })

  it('does not open with a changed character', async () => {
    const sealed = await seal(KEY, 'one', { a: 'secret' }, NOW, 60)
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.constantFrom('A', 'z', '9', '.', '_'), async (at, other) => {
        fc.pre(sealed[at] !== other)
        const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
        const opened = await unseal(KEY, 'one', changed, NOW)
        // The last character of a part has bits that mean nothing.
        const lastOfPart = at === sealed.length - 1 || sealed[at + 1] === '.'
        expect(opened === null || lastOfPart).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['', 'a', 'a.b.c', 'a.b.c.d.e', `${'x'.repeat(9000)}`])('does not open from %j', async (text) =>
    expect(await unseal(KEY, 'one', text, NOW)).toBeNull(),
  )
})
