import { afterEach, describe, expect, it } from 'vitest'
import { faultFor, faultyResponse, parseFault, setStickyFault } from './faults.ts'

afterEach(() => setStickyFault(null))

describe('parseFault', () => {
  it.each([
    ['status=503', { status: 503 }],
    [
      'status=503;delay=3000;body=garbage;path=/layouts',
      { status: 503, delay: 3000, body: 'garbage', path: '/layouts' },
    ],
    [' body=lying ; path=/tours', { body: 'lying', path: '/tours' }],
    ['delay=999999', { delay: 60_000 }],
  ])('%s', (header, fault) => expect(parseFault(header)).toEqual(fault))

  it.each(['', 'status=99', 'status=abc', 'delay=-1', 'body=other', 'path=layouts', 'status=503;nonsense'])(
    'rejects %j',
    (header) => expect(parseFault(header)).toBeNull(),
  )
})

describe('faultFor', () => {
  it("prefers the request's header to the sticky fault", () => {
    setStickyFault({ status: 500 })
    expect(faultFor('/tours', 'status=503')).toEqual({ status: 503 })
    expect(faultFor('/tours', undefined)).toEqual({ status: 500 })
  })

  it('applies to paths that start with its path', () => {
    setStickyFault({ status: 500, path: '/travels' })
    expect(faultFor('/travels/show', undefined)).not.toBeNull()
    expect(faultFor('/tours', undefined)).toBeNull()
    setStickyFault(null)
    expect(faultFor('/travels', undefined)).toBeNull()
  })
})

describe('faultyResponse', () => {
  it('sends invalid JSON for body=garbage', async () => {
    const response = faultyResponse({ body: 'garbage' })
    expect(response?.status).toBe(200)
    const text = (await response?.text()) ?? ''
    expect(() => JSON.parse(text)).toThrow()
  })

  it('sends an envelope with invalid data for body=lying', async () => {
    expect(await faultyResponse({ body: 'lying' })?.json()).toMatchObject({ success: true })
  })

  it("has the fault's status, and returns the original response after a delay", async () => {
    const response = faultyResponse({ status: 503 })
    expect(response?.status).toBe(503)
    expect(await response?.json()).toMatchObject({ success: false })
    expect(faultyResponse({ delay: 10 })).toBeNull()
  })
})
