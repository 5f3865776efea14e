import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import { accountData, deleteAccount } from './accounts/personal-data.ts'
import { purgeExpired } from './purge-expired.ts'

const NOW = Date.UTC(2027, 0, 15)
const ago = (days: number) => NOW - days * DAY_MS

const filled = () => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, 'migrations'))
  for (const [name, days] of [
    ['old', 200],
    ['new', 0],
  ] as const) {
    const iso = new Date(ago(days)).toISOString()
    sqlite.exec(`INSERT INTO proof (request, purpose, email, name, tries, sent_at, expires_at)
      VALUES ('${name}', 'sign-up', '${name}@x.it', '', 0, 1, ${ago(days)})`)
    sqlite.exec(`INSERT INTO passkey_challenge VALUES ('${name}', 'sign-in/${name}', ${ago(days) + 1})`)
    sqlite.exec(`INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
      VALUES ('passkey-${name}', '${name}', 'key', 0, '[]', 'Mac', '${iso}')`)
    sqlite.exec(`INSERT INTO attempt VALUES ('${name}', ${ago(days)})`)
    sqlite.exec(`INSERT INTO oidc_artefact (model, id, payload, expires_at)
      VALUES ('Session', '${name}', '{"accountId":"${name}"}', ${ago(days) / 1000})`)
    sqlite.exec(`INSERT INTO outbox (key, recipient, subject, text, html, headers, sent_at)
      VALUES ('${name}', '${name}@x.it', '', '', '', '{}', '${iso}')`)
    sqlite.exec(`INSERT INTO signing_key VALUES ('${name}', '', ${ago(days) / 1000})`)
    sqlite.exec(`INSERT INTO sent_mail (key, sent_at) VALUES ('${name}', '${iso}')`)
    sqlite.exec(`INSERT INTO account (id, email, name, password, role, language, market, created_at)
      VALUES ('${name}', '${name}@x.it', 'N', 'p', 'traveller', 'it', 'it', '${iso}')`)
  }
  const left = (table: string) => sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
  return { db, left }
}
const TABLES = ['proof', 'passkey_challenge', 'attempt', 'oidc_artefact', 'signing_key', 'outbox', 'sent_mail']

it('deletes expired records only', async () => {
  const { db, left } = filled()
  await purgeExpired(db, NOW)
  expect(TABLES.map(left)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(['account', 'passkey'].map(left)).toEqual([2, 2])
})

it.each([
  ['proof', 'expires_at', NOW - DAY_MS],
  ['passkey_challenge', 'expires_at', NOW],
  ['attempt', 'at', NOW - DAY_MS],
  ['oidc_artefact', 'expires_at', NOW / 1000],
  ['signing_key', 'created_at', ago(60) / 1000],
  ['outbox', 'sent_at', new Date(ago(30)).toISOString()],
  ['sent_mail', 'sent_at', new Date(ago(100)).toISOString()],
])('keeps records of %s until %s is before %s', async (table, column, limit) => {
  const { db, left } = filled()
  const before = typeof limit === 'number' ? limit - 1 : new Date(Date.parse(limit) - 1).toISOString()
  const set = (value: string | number) => db.prepare(`UPDATE ${table} SET ${column} = ?`).bind(value).run()
  await set(limit)
  await purgeExpired(db, NOW)
  expect(left(table)).toBe(2)
  await set(before)
  await purgeExpired(db, NOW)
  expect(left(table)).toBe(0)
})

it('exports and deletes the data of one account only', async () => {
  const { db, left } = filled()
  const data = JSON.stringify(await accountData(db, 'new'))
  expect(data).toContain('new@x.it')
  expect(data).toContain('passkey-new')
  expect(data).not.toContain('old@x.it')
  expect(data).not.toContain('passkey-old')
  expect(data).not.toContain('password')
  for (let times = 0; times < 2; times += 1) await deleteAccount(db, { id: 'new', email: 'new@x.it' }, NOW)
  expect(['proof', 'oidc_artefact', 'outbox', 'passkey', 'account'].map(left)).toEqual([1, 1, 1, 1, 1])
})
