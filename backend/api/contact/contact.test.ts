import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import contacts from '../../../demo/seed/layout/contacts.json' with { type: 'json' }
import type { ContactMessage } from '../../../shared/contracts/contact.ts'
import { signStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import api from '../index.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const KEY = 'a-key-of-thirty-two-characters-or-more'
const message: ContactMessage = {
  id: '7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11',
  name: 'Ada & Byron',
  email: 'ada@example.com',
  phone: '+39 333 1234567',
  message: 'Vorrei <b>cambiare</b> data.\nhttps://evil.example',
  page: '/viaggi/japan-tokyo-kyoto',
  caller: '192.0.2.7',
}

describe('customer-care message', () => {
  let env: Record<string, unknown>
  let mail: () => Record<string, string>[]
  beforeEach(() => {
    const { db, sqlite } = memoryD1()
    const outbox = memoryD1(join(import.meta.dirname, '../../identity/migrations'))
    sqlite.prepare('INSERT INTO documents (name, source) VALUES (?, ?)').run('contacts', JSON.stringify(contacts))
    env = {
      DB: db,
      OUTBOX: outbox.db,
      SIGNING_KEY: KEY,
      CONTENT_KEY: KEY,
      API_WRITE_TOKEN: 'write',
      ENVIRONMENT: 'local',
      CLOCK: NOW,
    }
    env.SITE_ORIGINS = { it: 'https://it.example', de: 'https://de.example' }
    mail = () => outbox.sqlite.prepare('SELECT * FROM outbox ORDER BY id').all() as Record<string, string>[]
  })
  const post = async (body: unknown, { market = 'it', token = '' } = {}) => {
    const bearer = token || (await signStorefrontCall(KEY, Date.parse(NOW)))
    const init = { method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${bearer}` } }
    const response = await api.request(`/contact?market=${market}`, init, env)
    return { status: response.status, json: await response.json() }
  }

  it('requires a storefront token', async () => {
    expect((await post(message, { token: 'forged' })).status).toBe(401)
    expect((await post(message, { market: 'xx' })).status).toBe(400)
    expect(mail()).toEqual([])
  })

  it("is sent to the market's care with a reply address, and confirmed by a receipt without the typed text (§5)", async () => {
    expect(await post(message)).toMatchObject({ status: 200, json: { data: { sent: true } } })
    const [care, receipt, ...more] = mail()
    expect(more).toEqual([])
    expect(care).toMatchObject({ recipient: 'ciao@sojourn.example', subject: '[it] Messaggio dal sito: Ada & Byron' })
    expect(JSON.parse(care?.headers ?? '')).toEqual({ 'Reply-To': 'ada@example.com' })
    for (const part of ['+39 333 1234567', 'https://it.example/viaggi/japan-tokyo-kyoto', message.message])
      expect(care?.text).toContain(part)
    expect(care?.html).toContain('&lt;b&gt;cambiare&lt;/b&gt;')
    expect(receipt).toMatchObject({ recipient: 'ada@example.com', subject: 'Abbiamo ricevuto il tuo messaggio' })
    expect(JSON.parse(receipt?.headers ?? '')).toEqual({ 'Reply-To': 'ciao@sojourn.example' })
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/evil|cambiare|Byron|333/)
  })

  it("is one mail in the market's language, even when repeated", async () => {
    for (let times = 0; times < 3; times++) await post(message, { market: 'de' })
    expect(mail().map(({ recipient }) => recipient)).toEqual(['hallo@sojourn.example', 'ada@example.com'])
    expect(mail()[1]?.html).toContain(`lang="de"`)
  })

  it('is accepted five times a day per email and ten times an hour per IP address', async () => {
    const send = async (n: number, email: string) =>
      (await post({ ...message, id: crypto.randomUUID(), email, caller: `192.0.2.${n}` })).status
    for (let n = 0; n < 5; n++) expect(await send(n, 'Ada@example.com')).toBe(200)
    expect(await send(99, 'ada@example.com')).toBe(429)
    for (let n = 0; n < 10; n++) expect(await send(200, `a${n}@example.com`)).toBe(200)
    expect(await send(200, 'b@example.com')).toBe(429)
  })

  it('is reported as not sent when mail fails, without personal data in the log', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
    env.OUTBOX = undefined
    expect(await post(message)).toMatchObject({ status: 200, json: { data: { sent: false } } })
    vi.restoreAllMocks()
    expect(lines.join()).toContain('not sent')
    expect(lines.join()).not.toMatch(/ada|byron|333/i)
  })

  it.each([[{ id: 'x' }], [{ email: '' }], [{ message: 'short' }], [{ message: 'x'.repeat(2001) }], [{ extra: 1 }]])(
    'is rejected with %j',
    async (change) => expect((await post({ ...message, ...change })).status).toBe(422),
  )
})
