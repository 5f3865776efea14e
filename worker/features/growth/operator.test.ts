import { describe, expect, it } from 'vitest'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import type { Config } from '../../env.ts'
import { serializeCookie } from '../../visit/cookies.ts'
import { ENDED_OPERATOR, operatorCookie, operatorOfKey, signedInOperator } from './operator.ts'

const NOW = Date.UTC(2027, 0, 15)
const KEY = 'key-of-ada-of-at-least-32-characters'
const OTHER = 'key-of-bob-of-at-least-32-characters'

const configOf = (operators: Record<string, string> | undefined, now = NOW): Config =>
  ({
    SIGNING_KEY: 's'.repeat(32),
    GROWTH_OPERATORS: operators,
    now: () => now,
    realNow: () => now,
  }) as unknown as Config
const config = configOf({ ada: KEY, bob: OTHER })

const signedIn = async (later: Config) => {
  const { name, value } = await operatorCookie({ config }, 'ada', KEY)
  return signedInOperator({ cookies: { [name]: value }, config: later })
}

describe('operator', () => {
  it('is found by the key', async () => {
    expect(await operatorOfKey({ config }, KEY)).toBe('ada')
    expect(await operatorOfKey({ config }, OTHER)).toBe('bob')
    for (const wrong of ['', `${KEY}x`, KEY.slice(1)]) expect(await operatorOfKey({ config }, wrong)).toBeNull()
    expect(await operatorOfKey({ config: configOf(undefined) }, KEY)).toBeNull()
  })

  it('stays signed in for ten hours, in a strict cookie', async () => {
    expect(serializeCookie(await operatorCookie({ config }, 'ada', KEY))).toMatch(
      /^__Host-operator=[\w.-]+; Max-Age=36000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const { value } = await operatorCookie({ config }, 'ada', KEY)
    expect(await unseal(config.SIGNING_KEY, 'operator', value, NOW)).toMatchObject({ name: 'ada' })
    expect(serializeCookie(ENDED_OPERATOR)).toBe(
      '__Host-operator=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    )
    expect(await signedIn(configOf({ ada: KEY }, NOW + 36_000_000 - 1))).toBe('ada')
    expect(await signedIn(configOf({ ada: KEY }, NOW + 36_000_000))).toBeNull()
  })

  it.each([
    ['removed', { bob: OTHER }],
    ['replaced', { ada: OTHER }],
    ['given to another name', { bob: KEY }],
    ['the last one', undefined],
  ])('is signed out once the key is %s', async (_, operators) => expect(await signedIn(configOf(operators))).toBeNull())

  it('is nobody without a valid cookie', async () => {
    expect(await signedInOperator({ cookies: {}, config })).toBeNull()
    expect(await signedInOperator({ cookies: { '__Host-operator': 'x' }, config })).toBeNull()
    const { value } = await operatorCookie({ config }, 'toString', KEY)
    expect(await signedInOperator({ cookies: { '__Host-operator': value }, config })).toBeNull()
  })

  it('is nobody by the name of an inherited property, even with its text as the key', async () => {
    const { value } = await operatorCookie({ config }, 'toString', String(Object.prototype.toString))
    expect(await signedInOperator({ cookies: { '__Host-operator': value }, config })).toBeNull()
  })
})
