import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite } from '../../tests/support/builders/identity-site.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'

const site = identitySite()
const ready = async () => {
  const response = await site.fetchFrom(`${ACCOUNT}/readyz`)
  return [response.status, await response.json()]
}
/** Migrated as far as its name. */
const databaseWith = (migration: string) => {
  const { db, sqlite } = memoryD1(`${import.meta.dirname}/migrations`)
  sqlite.exec('CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
  sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(migration)
  return db
}

const logged = () => site.lines.map((line) => JSON.parse(line))

describe('readiness', () => {
  it('logs missing secrets once', async () => {
    site.env.SIGNING_KEY = ''
    await ready()
    await ready()
    expect(logged().filter(({ error }) => error === 'configuration')).toEqual([
      {
        ...{ time: expect.any(String), service: 'identity', level: 'error', error: 'configuration' },
        missing: ['SIGNING_KEY is not set: nobody can sign in'],
      },
    ])
  })

  it.each([
    ['SIGNING_KEY', 'SIGNING_KEY is not set: nobody can sign in'],
    ['CLIENT_SECRET', 'CLIENT_SECRET is not set: the storefront cannot sign anybody in'],
  ] as const)('needs %s', async (name, problem) => {
    site.env.DB = databaseWith('0001_schema.sql')
    site.env[name] = ''
    expect(await ready()).toEqual([503, { ready: false, database: 'ok', missing: [problem] }])
  })

  it('needs secrets of its own where it is deployed', async () => {
    site.env.DB = databaseWith('0001_schema.sql')
    site.env.ENVIRONMENT = 'production'
    expect(await ready()).toEqual([
      503,
      {
        ...{ ready: false, database: 'ok' },
        missing: [
          "SIGNING_KEY is that of everybody's own machine: wrangler secret put SIGNING_KEY",
          "CLIENT_SECRET is that of everybody's own machine: wrangler secret put CLIENT_SECRET",
          "BACKOFFICE_SECRET is that of everybody's own machine: wrangler secret put BACKOFFICE_SECRET",
        ],
      },
    ])
  })

  it('needs the last migration, and logs what is missing', async () => {
    site.env.DB = databaseWith('another.sql')
    const problem = '0001_schema.sql is missing'
    expect(await ready()).toEqual([503, { ready: false, database: problem }])
    expect(logged()).toContainEqual(
      expect.objectContaining({
        service: 'identity',
        level: 'error',
        error: 'database',
        problem,
        advice: 'apply the migrations',
      }),
    )
  })

  it('logs no problem when there is none', async () => {
    site.env.DB = databaseWith('0001_schema.sql')
    expect(await ready()).toEqual([200, { ready: true, database: 'ok' }])
    expect(logged().map(({ path }) => path)).toEqual(['/readyz'])
  })
})
