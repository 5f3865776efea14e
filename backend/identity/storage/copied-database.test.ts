import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()

const copy = (): string =>
  JSON.stringify(
    site.sqlite
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => site.sqlite.prepare(`SELECT * FROM "${name}"`).all()),
  )

describe('a copy of the database', () => {
  it('contains no code, token or cookie that signs anyone in', async () => {
    const who = await site.signedIn()
    const code = who.url().searchParams.get('code')
    const { access_token, refresh_token } = await site.tokens(who.url())
    const begun = await site.atSignIn()
    const uid = begun.url().pathname.split('/')[2]
    const again = await site.atSignIn(who, { prompt: 'login' })
    const { '__Host-session': session } = again.cookies('account')
    for (const secret of [code, access_token, refresh_token, uid, session]) {
      expect(secret).toMatch(/^[\w-]{20,}$/)
      expect(copy()).not.toContain(secret)
    }
  })
})

describe('a session', () => {
  it('is that of a cookie with the signature of the service only', async () => {
    const { '__Host-session': session, '__Host-session.sig': signature } = (await site.signedIn()).cookies('account')
    const profile = async (cookie: string) => {
      const { status, headers } = await site.fetchFrom(`${ACCOUNT}/profile`, {
        redirect: 'manual',
        headers: { cookie },
      })
      return [status, headers.get('location')?.split('?')[0] ?? null]
    }
    expect(await profile(`__Host-session=${session}; __Host-session.sig=${signature}`)).toEqual([200, null])
    expect(await profile(`__Host-session=${session}`)).toEqual([303, '/auth'])
    expect(await profile(`__Host-session=${session}; __Host-session.sig=${'A'.repeat(27)}`)).toEqual([303, '/auth'])
  })
})
