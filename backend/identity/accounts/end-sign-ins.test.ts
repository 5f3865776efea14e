import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Provider from 'oidc-provider'
import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite } from '../../../tests/support/builders/identity-site.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { type HalfWay, halfWaySignIns } from '../../../tests/support/half-way-sign-ins.ts'
import { IS_WHOLE_RUN } from '../../../tests/support/whole-run.ts'

const site = identitySite()
const { scenarios, start, forget, hasTokens } = halfWaySignIns(site)

const NEW_PASSWORD = 'a second sentence'
const CLIENT = 'http://127.0.0.1:8787/api/backchannel-logout'

type Browser = ReturnType<typeof site.browser>
type Name = keyof typeof scenarios

/** Kinds of the provider, with the scenarios that use them; null: of a feature that is off. */
const MODELS: Record<string, readonly Name[] | null> = {
  Session: ['session'],
  Grant: ['access token', 'refresh token'],
  Interaction: ['finished sign-in', 'sign-in again of a session', 'offer of a passkey'],
  AuthorizationCode: ['code'],
  AccessToken: ['access token'],
  RefreshToken: ['refresh token'],
  PushedAuthorizationRequest: ['verified email of the storefront'],
  // Common to tokens.
  BaseToken: null,
  DeviceCode: null,
  BackchannelAuthenticationRequest: null,
  PreAuthorizedCode: null,
  ClientCredentials: null,
  InitialAccessToken: null,
  RegistrationAccessToken: null,
  // Ids of assertions, DPoP proofs and request objects.
  ReplayDetection: null,
  // Configuration.
  Client: null,
}

/** Tables of both databases, with their scenarios; null: opens nothing by itself. */
const TABLES: Record<string, readonly Name[] | 'back-channel logout' | null> = {
  account: ['password'],
  oidc_artefact: ['session'],
  passkey: ['passkey'],
  // Used ones.
  passkey_challenge: null,
  proof: ['code of a confirmed sign-in', 'code of a recovery', 'verified recovery', 'recovery of a link'],
  attempt: null,
  signing_key: null,
  // Copies of mails; what is in them has its own scenarios.
  outbox: ['mailed recovery link', 'code of a recovery'],
  sent_mail: null,
  session: 'back-channel logout',
  logout_token: null,
}

/** Purposes of codes, of signed tokens, of challenges, and of sealed values; null: opens nothing by itself. */
const PURPOSES: Record<string, readonly Name[] | 'back-channel logout' | null> = {
  'sign-up': ['verified sign-up'],
  password: ['code of a recovery', 'verified recovery'],
  address: ['verified email of the storefront'],
  'sign-in': ['code of a confirmed sign-in'],
  recovery: ['mailed recovery link', 'opened recovery link'],
  'known device': ['known device'],
  'passkey challenge': ['passkey', 'passkey of an offer', 'passkey of the profile'],
  // Deletes cookies.
  farewell: [],
  'offer/': ['offer of a passkey', 'passkey of an offer'],
  'account/': ['passkey of the profile'],
  'sign-in/': ['passkey'],
  interaction: ['password', 'passkey', 'offer of a passkey'],
  artefact: ['session', 'access token'],
  'signing key': null,
  'login flow': ['code'],
  session: 'back-channel logout',
  'sign-up flow': ['verified email of the storefront'],
  // Each use asks whether the email's account has ended since.
  'proven address': null,
  'known browser': null,
}

const tablesOf = (folder: string): string[] =>
  memoryD1(join(import.meta.dirname, '../../..', folder, 'migrations'))
    .sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))

const sources = ['backend/identity', 'worker/features/session', 'worker/features/sign-up']
  .flatMap((folder) => globSync(join(import.meta.dirname, '../../..', folder, '**/*.ts')))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))

describe('list of what can sign in', () => {
  it('has all kinds of the provider', async () => {
    const provider = new Provider(ACCOUNT, {}) as unknown as Record<string, object | undefined>
    const models = Object.keys(Object.getOwnPropertyDescriptors(Provider.prototype)).filter((name) => {
      const value = /^[A-Z]/.test(name) ? provider[name] : undefined
      return value !== undefined && 'adapter' in value
    })
    expect(models.sort()).toEqual(Object.keys(MODELS).sort())
  })

  it('leaves out kinds of features that are off', async () => {
    const { text } = await site.request('account', '/.well-known/openid-configuration')
    const metadata = JSON.parse(text)
    expect(metadata.grant_types_supported).toEqual(['authorization_code', 'refresh_token'])
    expect(
      Object.keys(metadata)
        .filter((name) => name.endsWith('_endpoint'))
        .sort(),
    ).toEqual([
      ...['authorization_endpoint', 'end_session_endpoint', 'pushed_authorization_request_endpoint'],
      ...['revocation_endpoint', 'token_endpoint', 'userinfo_endpoint'],
    ])
  })

  it('has all tables of both databases', () =>
    expect([...tablesOf('backend/identity'), ...tablesOf('worker/features/session')].sort()).toEqual(
      Object.keys(TABLES).sort(),
    ))

  it('has all purposes of codes, signed tokens, challenges and sealed values', () => {
    const codes = found(/\bpurpose: ((?:'[\w-]+'(?: \| )?)+)\n/g).flatMap((union) =>
      union.replaceAll("'", '').split(' | '),
    )
    const protecting = sources.filter((text) => /\b(?:signToken|seal)\(/.test(text)).length
    const tokens = found(/const (?:PURPOSE|SEAL) = '([^']+)'/g)
    expect(tokens).toHaveLength(protecting)
    const challenges = found(/`([\w-]+\/)\$\{[^`]+`\n/g)
    expect([...new Set([...codes, ...tokens, ...challenges])].sort()).toEqual(Object.keys(PURPOSES).sort())
  })

  it('has a scenario for each', () => {
    const listed = [...Object.values(MODELS), ...Object.values(TABLES), ...Object.values(PURPOSES)].flat()
    const used = new Set(listed.filter((name) => name !== null && name !== 'back-channel logout'))
    expect([...used].sort()).toEqual(Object.keys(scenarios).sort())
  })
})

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
    const isInTurn = (nth: number) => (nth + Object.keys(endings).indexOf(ending)) % 2 === Number(when === 'while')
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
