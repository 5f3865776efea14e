import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldsOf, officeOf, problemsIn } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import app from '../../index.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, sqlite } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW, API_WRITE_TOKEN: 'a-token-of-no-value' }
const { id, travel, price } = sqlite
  .prepare(
    `SELECT id, travel_id AS travel, price_eur AS price FROM tours WHERE starting_date > '${SEED_DAY}' ORDER BY id LIMIT 1`,
  )
  .get() as { id: string; travel: string; price: number }
const euros = () => sqlite.prepare('SELECT price_eur AS price FROM tours WHERE id = ?').get(id)?.price
const NO_NUMBER = 'must be a number such as 12 or 1649.50, without a separator of thousands'

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
  return () => void vi.useRealTimers()
})

describe('amounts', () => {
  it.each([
    ['1.649', NO_NUMBER],
    ['1,649', NO_NUMBER],
    ['1.649,50', NO_NUMBER],
    ['1e3', NO_NUMBER],
    ['0x10', NO_NUMBER],
    ['-5', NO_NUMBER],
    ['0', 'must be more than 0'],
    ['0,00', 'must be more than 0'],
  ])('of %s are refused in a form, which shows them again', async (amount, problem) => {
    const { save } = await officeOf(env, Date.parse(NOW))
    const { status, text } = await save(`/departures/edit?id=${id}`, { 'price.EUR': amount })
    expect([status, problemsIn(text)]).toEqual([422, [`price.EUR: ${problem}`]])
    expect(fieldsOf(text)['price.EUR']).toBe(amount.replace(/^0(,00)?$/, '0.00'))
    expect(euros()).toBe(price)
  })

  it('with a point or comma for cents are saved', async () => {
    const { save } = await officeOf(env, Date.parse(NOW))
    for (const [amount, cents] of [
      ['1649,5', 164_950],
      ['1649.50', 164_950],
      [' 1649 ', 164_900],
    ] as const) {
      expect((await save(`/departures/edit?id=${id}`, { 'price.EUR': amount })).status).toBe(303)
      expect(euros()).toBe(cents)
    }
  })

  it('of nothing are refused in calls and files, too', async () => {
    const body = JSON.stringify({ price: { EUR: 0, GBP: 100, USD: 100 } })
    const headers = { authorization: `Bearer ${env.API_WRITE_TOKEN}` }
    const refused = await app.request(`/backoffice/tours/${id}`, { method: 'PATCH', headers, body }, env)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('price.EUR: must be more than 0'),
    ])
    const { post } = await officeOf(env, Date.parse(NOW))
    const csv = `travel,first_day,price_eur,price_gbp,price_usd,language\n${travel},2027-09-01,0,1.649,1,en`
    const { status, text } = await post('/departures/import', { csv, do: 'apply' })
    expect(status).toBe(422)
    expect(text).toContain('price_eur: is not an amount above 0 such as 1649.50')
    expect(text).toContain('price_gbp: is not an amount')
  })
})
