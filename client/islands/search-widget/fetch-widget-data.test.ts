import { describe, expect, it } from 'vitest'
import { fetchDays, fetchOptions } from './fetch-widget-data.ts'

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status })
const failing: typeof fetch = async () => {
  throw new TypeError('offline')
}
const broken: [string, typeof fetch][] = [
  ['offline', failing],
  ['an error', answering('{}', 503)],
  ['no JSON', answering('<html>')],
  ['another shape', answering('{"days":[{"day":7}],"months":[]}')],
]

describe('failures are silent', () => {
  const { signal } = new AbortController()
  it.each(broken)('%s', async (_, fetchAnswer) => {
    expect(await fetchDays({ currency: 'EUR' }, signal, fetchAnswer)).toEqual([])
    expect(await fetchOptions(fetchAnswer)).toBeNull()
  })

  it('and days are days', async () => {
    const day = {
      day: '2027-03-12',
      tours: 2,
      status: 'CONFIRMED',
      cents: 89900,
      price: '899 €',
      basePrice: '',
      label: '2 partenze',
    }
    const asked: string[] = []
    const fetchAnswer: typeof fetch = async (input) => {
      asked.push(String(input))
      return new Response(JSON.stringify({ days: [day] }))
    }
    expect(await fetchDays({ currency: 'EUR', 'continentId[]': 'asia' }, signal, fetchAnswer)).toEqual([day])
    expect(asked[0]).toContain('/api/departure-days?currency=EUR&continentId%5B%5D=asia')
  })
})
