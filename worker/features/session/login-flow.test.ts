import { describe, expect, it } from 'vitest'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import { flowCookie, flowsToEvict, lastReturnUrl, openFlow, savedFlow } from './login-flow.ts'

const KEY = 'a-key-of-at-least-thirty-two-characters'
const NOW = Date.UTC(2027, 0, 15)
const flow = (letter: string) => ({
  state: letter.repeat(43),
  nonce: letter.repeat(43),
  verifier: letter.repeat(43),
  back: `/${letter}`,
})
const sealFlow = async (...of: Parameters<typeof savedFlow>) => (await savedFlow(...of)).value
const cookies = async (...letters: string[]) =>
  Object.fromEntries(
    await Promise.all(
      letters.map(async (letter) => [flowCookie(flow(letter).state), await sealFlow(KEY, flow(letter), NOW)] as const),
    ),
  )

describe('a login flow', () => {
  it('is found by its state, one per tab', async () => {
    const both = await cookies('a', 'b')
    expect(await openFlow(KEY, both, flow('a').state, NOW)).toEqual(flow('a'))
    expect(await openFlow(KEY, both, flow('b').state, NOW)).toEqual(flow('b'))
  })

  it('is not found with another state, in another browser, without a state, or after two hours', async () => {
    const mine = await cookies('a')
    expect(await openFlow(KEY, mine, flow('b').state, NOW)).toBeNull()
    expect(await openFlow(KEY, {}, flow('a').state, NOW)).toBeNull()
    expect(await openFlow(KEY, mine, null, NOW)).toBeNull()
    expect(await openFlow(KEY, mine, flow('a').state, NOW + 7_199_000)).toEqual(flow('a'))
    expect(await openFlow(KEY, mine, flow('a').state, NOW + 7_200_000)).toBeNull()
    // The same beginning gives the same cookie; the whole state decides.
    const alike = flow('a').state.slice(0, 20) + 'z'.repeat(23)
    expect(flowCookie(alike)).toBe(flowCookie(flow('a').state))
    expect(await openFlow(KEY, mine, alike, NOW)).toBeNull()
  })

  it('that started last knows where to return, unless it is forged or expired', async () => {
    const both = await cookies('a', 'b')
    expect(await lastReturnUrl(KEY, both, NOW + 7_199_000)).toBe('/b')
    expect(await lastReturnUrl(KEY, both, NOW + 7_200_000)).toBeNull()
    expect(await lastReturnUrl(`${KEY}!`, both, NOW)).toBeNull()
    expect(await lastReturnUrl(KEY, { other: 'x' }, NOW)).toBeNull()
  })

  it('is sealed for this purpose', async () => {
    const [sealed] = Object.values(await cookies('a'))
    expect(await unseal(KEY, 'login flow', sealed, NOW)).toMatchObject(flow('a'))
  })

  it('cannot be forged or moved to another state', async () => {
    const forged = { [flowCookie(flow('a').state)]: await sealFlow(`${KEY}!`, flow('a'), NOW) }
    expect(await openFlow(KEY, forged, flow('a').state, NOW)).toBeNull()
    const moved = { [flowCookie(flow('a').state)]: await sealFlow(KEY, flow('b'), NOW) }
    expect(await openFlow(KEY, moved, flow('a').state, NOW)).toBeNull()
  })

  it('evicts all but four others, and with the longest return URL its cookie stays below browser limits', async () => {
    const names = (await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => cookies(letter)))).flatMap(
      Object.keys,
    )
    const all = Object.fromEntries(names.map((name) => [name, 'x']))
    expect(flowsToEvict({ ...all, other: 'x' })).toEqual(names.slice(0, 2))
    const longest = await sealFlow(KEY, { ...flow('a'), back: `/${'a'.repeat(999)}` }, NOW)
    expect(longest.length + flowCookie(flow('a').state).length).toBeLessThan(3000)
  })
})
