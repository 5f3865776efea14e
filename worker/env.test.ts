import { afterEach, describe, expect, it, vi } from 'vitest'
import { localVariables } from '../local/workers/local-variables.ts'
import { configErrors, type Env, readConfig } from './env.ts'

const environment = (changes: object): Env =>
  ({ ENVIRONMENT: 'local', ...localVariables(8787).storefront, ...changes }) as unknown as Env
/** Names of the invalid variables. */
const errorsOf = (changes: object) => [
  ...new Set(configErrors(environment(changes)).map((error) => error.split(/[.:]/)[0])),
]

describe('configuration', () => {
  it('has defaults', () =>
    expect(readConfig(environment({}))).toMatchObject({
      ...{ PAGE_TIMEOUT_MS: 2500, SLOW_REQUEST_MS: 1000, SLOW_CALL_MS: 500, LOG_SAMPLE: 1, SALES_CHAT_ORIGINS: [] },
      ...{ HSTS: 'host', PAGE_CACHE: 'on', PAGE_STORE: 'cache-api', AUTH_CLIENT_ID: 'storefront' },
    }))

  it('is read once', () => {
    const env = environment({})
    expect(readConfig(env)).toBe(readConfig(env))
    expect(configErrors(env)).toEqual([])
  })

  it('throws when it is invalid', () =>
    expect(() => readConfig(environment({ LOG_SAMPLE: '2' }))).toThrow(/^wrong configuration:\n.*\n.*LOG_SAMPLE/))

  it.each([
    [{ SIGNING_KEY: 'k' }, 'SIGNING_KEY: SIGNING_KEY must have at least 32 characters'],
    [{ CONTENT_KEY: 'k' }, 'CONTENT_KEY: CONTENT_KEY must have at least 32 characters'],
    [{ BOOKING_KEY: 'k' }, 'BOOKING_KEY: BOOKING_KEY must have at least 32 characters'],
    [{ FLAGS_WEBHOOK_KEY: 'k' }, 'FLAGS_WEBHOOK_KEY: FLAGS_WEBHOOK_KEY must have at least 16 characters'],
    [{ GROWTH_OPERATORS: '{"ada":"k"}' }, 'GROWTH_OPERATORS.ada: a key must have at least 32 characters'],
    [{ GROWTH_OPERATORS: 'ada' }, 'GROWTH_OPERATORS: malformed JSON at line 1, column 1: a value is missing'],
    [{ BOOKING_ORIGIN: 'https://a.example/' }, 'BOOKING_ORIGIN: an origin: scheme, host and port only'],
  ])('states what is wrong with %j', (changes, error) => expect(configErrors(environment(changes))).toEqual([error]))

  it.each([
    ['SIGNING_KEY', 32],
    ['CONTENT_KEY', 32],
    ['BOOKING_KEY', 32],
    ['FLAGS_WEBHOOK_KEY', 16],
    ['AUTH_CLIENT_SECRET', 16],
    ['ANALYTICS_KEY', 16],
  ])('requires %s to have at least %i characters', (name, length) => {
    expect(errorsOf({ [name]: 'k'.repeat(length - 1) })).toEqual([name])
    expect(errorsOf({ [name]: 'k'.repeat(length) })).toEqual([])
  })

  it.each(['AUTH_CLIENT_ID', 'ASK_MODEL', 'ASK_KEY'])('accepts any %s', (name) =>
    expect(errorsOf({ [name]: 'a' })).toEqual([]),
  )

  it.each([
    [{ ['n'.repeat(60)]: 'k'.repeat(32) }, []],
    [{ ['n'.repeat(61)]: 'k'.repeat(32) }, ['GROWTH_OPERATORS']],
    [{ '<i>': 'k'.repeat(32) }, ['GROWTH_OPERATORS']],
    [{ ada: 'k'.repeat(31) }, ['GROWTH_OPERATORS']],
  ])('requires operators to have a short name and a long key: %j: %j', (operators, errors) =>
    expect(errorsOf({ GROWTH_OPERATORS: JSON.stringify(operators) })).toEqual(errors),
  )

  it.each([
    ...[
      ['GROWTH_OPERATORS', 'ada'],
      ['ENVIRONMENT', 'test'],
      ['LOG_SAMPLE', '1.1'],
      ['LOG_SAMPLE', '-0.1'],
    ],
    ...['PAGE_TIMEOUT_MS', 'SLOW_REQUEST_MS', 'SLOW_CALL_MS'].map((name) => [name, '0']),
    ...['BOOKING_ORIGIN', 'ACCOUNT_ORIGIN', 'IMAGES_ORIGIN', 'NEWSLETTER_ORIGIN', 'SALES_CHAT_ORIGINS'].flatMap(
      (name) => [
        [name, 'https://a.example/'],
        [name, 'a.example'],
      ],
    ),
    ...['ftp://a.example/b.js', 'data:text/javascript,a'].map((url) => ['SALES_CHAT_URL', url]),
    ...['a()', 'a..b', '1a', 'a.b c'].map((path) => ['SALES_CHAT_OPEN', path]),
    ...['AUTH_CLIENT_ID', 'ASK_MODEL', 'ASK_KEY'].map((name) => [name, '']),
  ])('rejects %s %j', (name = '', value) => expect(errorsOf({ [name]: value })).toEqual([name]))
})

describe('a production site', () => {
  const CLOCK = '2027-01-15T10:00:00.000Z'
  const MACHINE = Date.UTC(2027, 5, 1)
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['local', { isProduction: false, PAGE_CACHE: 'off', RENDER_FAULT: 'route' }, Date.parse(CLOCK)],
    ['staging', { isProduction: false, PAGE_CACHE: 'off', RENDER_FAULT: 'route' }, Date.parse(CLOCK)],
    ['production', { isProduction: true, PAGE_CACHE: 'on', RENDER_FAULT: undefined }, MACHINE],
  ])('ignores what is for tests, unlike others: %s', (ENVIRONMENT, expected, now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: MACHINE })
    const config = readConfig(environment({ ENVIRONMENT, CLOCK, PAGE_CACHE: 'off', RENDER_FAULT: 'route' }))
    expect(config).toMatchObject(expected)
    expect([config.now(), config.realNow()]).toEqual([now, MACHINE])
  })
})

describe('market of a host', () => {
  const HOST_ALIASES = { 'alias.example': 'de' }

  it('is that of its origin or alias, on the port of the origin', () =>
    expect(Object.fromEntries(readConfig(environment({ HOST_ALIASES })).marketOfHost)).toMatchObject({
      ...{ 'it.localhost:8787': 'it', 'de.localhost:8787': 'de' },
      ...{ 'alias.example': 'de', 'alias.example:8787': 'de' },
    }))

  it('has no port where its origin has none', () => {
    const SITE_ORIGINS = Object.fromEntries(
      ['it', 'us', 'we', 'es', 'fr', 'de'].map((id) => [id, `https://${id}.example`]),
    )
    const { marketOfHost } = readConfig(environment({ HOST_ALIASES, SITE_ORIGINS }))
    expect([...marketOfHost.keys()].sort()).toEqual([
      'alias.example',
      'de.example',
      'es.example',
      'fr.example',
      'it.example',
      'us.example',
      'we.example',
    ])
  })
})
