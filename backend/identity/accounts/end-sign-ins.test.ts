import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite } from '../../../tests/support/builders/identity-site.ts'
import { type HalfWay, halfWaySignIns } from '../../../tests/support/half-way-sign-ins.ts'
import { IS_WHOLE_RUN } from '../../../tests/support/whole-run.ts'

const site = identitySite()
const { scenarios, start, forget, hasTokens } = halfWaySignIns(site)

const NEW_PASSWORD = 'a second sentence'
const CLIENT = 'http://127.0.0.1:8787/api/backchannel-logout'

type Browser = ReturnType<typeof site.browser>

const endings: Record<string, (owner: { who: Browser; accessToken: string }) => Promise<void>> = {
  async recovered() {
    const { who, step } = await start()
    await who.submit(`${step}/code`, { code: await forget({ who, step }) })
    await who.submit(`${step}/password`, { password: NEW_PASSWORD })
    expect(await hasTokens(who)).toBe(true)
  },
  async 'signed out everywhere'({ who }) {
    await who.visit('account', '/profile')
    expect((await who.post(`${ACCOUNT}/sign-out-everywhere`, {})).headers.location).toMatch(/^http:\/\/we\./)
  },
  async 'given a new password'({ who }) {
    await who.visit('account', '/password')
    expect((await who.post(`${ACCOUNT}/password`, { password: NEW_PASSWORD })).status).toBe(303)
  },
  async deleted({ accessToken }) {
    const request = { method: 'DELETE', headers: { authorization: `Bearer ${accessToken}` } }
    expect((await site.request('account', '/backoffice/users/me', request)).status).toBe(200)
  },
}

/** What requests that run while an account ends write again. Grants are written before anything that names them. */
const lateRows = () => {
  const tables = ['oidc_artefact', 'proof'].map((table) => ({
    table,
    rows: site.sqlite.prepare(`SELECT * FROM ${table}`).all(),
  }))
  return () => {
    for (const { table, rows } of tables)
      for (const row of rows.filter(({ model }) => model !== 'Grant'))
        site.sqlite
          .prepare(`INSERT OR REPLACE INTO ${table} VALUES (${Object.keys(row).map(() => '?')})`)
          .run(...Object.values(row))
  }
}

const cases = Object.entries<HalfWay>(scenarios).map(([name, scenario]) => ({ name, ...scenario }))

describe('an account that is left alone', () => {
  it.each(cases)('is opened by its $name', async ({ start: begin, opens }) => {
    const finish = await begin()
    site.advance(1000)
    expect(await finish()).toBe(opens?.untouched ?? true)
  })
})

describe.each(Object.keys(endings))('an account that is %s', (ending) => {
  describe.each(['before', 'while'])('%s others go on', (when) => {
    const turn = Object.keys(endings).indexOf(ending) + (when === 'while' ? 2 : 0)
    const isInTurn = (nth: number) => nth % 4 === turn % 4
    it.each(cases.filter((_, nth) => IS_WHOLE_RUN || isInTurn(nth)))(
      'is not opened by its earlier $name',
      async ({ start: begin, opens }) => {
        const who = await site.signedIn()
        const owner = { who, accessToken: (await site.tokens(who.url())).access_token }
        const finish = await begin()
        const write = lateRows()
        site.advance(1000)
        site.calls.length = 0
        await endings[ending]?.(owner)
        expect(site.calls.map(({ url }) => url)).toEqual([CLIENT])
        if (when === 'while') write()
        site.advance(1000)
        expect(await finish()).toBe(ending === 'signed out everywhere' && opens?.[ending] === true)
      },
    )
  })
})
