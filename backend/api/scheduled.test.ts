import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import type { Env } from './env.ts'
import { scheduled } from './scheduled.ts'

describe('scheduled', () => {
  let env: Env
  let isPurged: () => boolean
  let expire: () => void
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2027-01-15T11:37:00.000Z') })
    const { db, sqlite } = memoryD1()
    const events = memoryD1(join(import.meta.dirname, 'experiments/migrations'))
    env = { DB: db, EVENTS_DB: events.db, OUTBOX: db, ENVIRONMENT: 'local' } as Env
    expire = () => sqlite.exec("INSERT INTO limits (key, count, ends_at) VALUES ('old', 1, 0)")
    isPurged = () => sqlite.prepare('SELECT key FROM limits').all().length === 0
    expire()
  })
  const run = (time: string) => scheduled({ scheduledTime: Date.parse(`2027-01-15T${time}:00.000Z`) }, env)

  it('purges in the first run of an hour of the schedule, whatever the minute of the clock', async () => {
    await run('10:00')
    expect(isPurged()).toBe(true)
    expire()
    await run('10:59')
    expect(isPurged()).toBe(false)
    await run('11:00')
    expect(isPurged()).toBe(true)
  })

  it('purges late in an hour whose earlier runs were skipped', async () => {
    await run('10:00')
    expire()
    await run('11:23')
    expect(isPurged()).toBe(true)
  })

  it('makes up for a purge that failed', async () => {
    const { EVENTS_DB } = env
    env.EVENTS_DB = {} as D1Database
    await expect(run('10:00')).rejects.toThrow()
    env.EVENTS_DB = EVENTS_DB
    expire()
    await run('10:01')
    expect(isPurged()).toBe(true)
  })

  it('purges although alerts fail', async () => {
    const { DB } = env
    env.DB = {
      batch: (statements: D1PreparedStatement[]) => DB.batch(statements),
      prepare: (sql: string) => {
        if (sql.includes('alert_messages AS m')) throw new Error('broken for ada@example.com')
        return DB.prepare(sql)
      },
    } as D1Database
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await expect(run('10:00')).rejects.toThrow('broken')
    expect(isPurged()).toBe(true)
    expect(lines.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ error: 'scheduled', step: 'alerts' }])
    expect(lines.mock.calls.join()).not.toContain('ada@')
  })
})
