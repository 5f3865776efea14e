import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSignedIn, person, signIn } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { USER_AGENT } from '../../support/user-agent.ts'
import { GIULIA, step } from '../sign-in/sign-in-page.ts'

/** Paths of form posts in source files, so that none is omitted. */
const postsIn = (files: string): string[] => {
  const paths = globSync(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.post\(\s*'([^']+)'/g)].map(([, path]) => path ?? ''),
  )
  expect(paths.length).toBeGreaterThan(2)
  return paths
}

describe('post from another site', () => {
  it('does not sign out of the storefront', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await who.post(`${here.site.origin('it')}/logout`, {}, headers)).status).toBe(403)
    // Browsers without these headers get a confirmation.
    const confirmation = await who.request(`${here.site.origin('it')}/logout`, { method: 'POST', body: '' })
    expect([confirmation.status, confirmation.text.includes('name="confirmation"')]).toEqual([200, true])
    expect((await who.get('it', '/logout')).status).toBe(404)
    expect(isSignedIn(await who.get('it', '/'))).toBe(true)
  })

  it('changes nothing at the account host', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    for (const path of postsIn('backend/identity/routes/account*.route.ts'))
      for (const headers of [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ] as Record<string, string>[])
        expect((await who.post(here.site.origin('account') + path, { name: 'Evil Name' }, headers)).status, path).toBe(
          403,
        )
    const silent = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Evil+Name',
    }
    expect((await who.request(`${here.site.origin('account')}/profile`, silent)).status).toBe(403)
    expect((await who.get('account', '/profile')).text).not.toContain('Evil')
    const other = person(here.site)
    await other.visit('it', '/login')
    for (const name of postsIn('backend/identity/routes/sign-*.route.ts'))
      expect(
        (
          await other.post(here.site.origin('account') + step(other, name === '/' ? '' : name), GIULIA, {
            origin: 'https://evil.example',
            'sec-fetch-site': 'cross-site',
          })
        ).status,
      ).toBe(403)
  })

  /** Every form for visitors. */
  const paths = postsIn('worker/features/!(growth)/*-routes.ts')
    // Signed calls of other systems.
    .filter((path) => !['/changed', '/backchannel-logout', '/bookings'].includes(path))
    .map((path) => `/api${path}`.replace(':kind/:id', 'travel/japan-tokyo-kyoto').replace(':id', crypto.randomUUID()))

  it.each(['/logout', ...paths])('is rejected: %s', async (path) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of foreign) {
      const response = await here.site.request('it', path, {
        method: 'POST',
        headers: { 'user-agent': USER_AGENT, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'wish=add&purpose=wishlist&choice=granted&what=account&cadence=daily&email=a%40b.co',
      })
      expect([response.status, response.headers['set-cookie']], JSON.stringify(headers)).toEqual([403, undefined])
    }
  })
})
