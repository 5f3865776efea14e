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
    'does not understand %j',
    (header) => expect(parseFault(header)).toBeNull(),
  )
})

describe('faultFor', () => {
  it('takes the header of the request before the sticky one', () => {
    setStickyFault({ status: 500 })
    expect(faultFor('/tours', 'status=503')).toEqual({ status: 503 })
    expect(faultFor('/tours', undefined)).toEqual({ status: 500 })
  })

  it('concerns the paths that begin with its path', () => {
    setStickyFault({ status: 500, path: '/travels' })
    expect(faultFor('/travels/show', undefined)).not.toBeNull()
    expect(faultFor('/tours', undefined)).toBeNull()
    setStickyFault(null)
    expect(faultFor('/travels', undefined)).toBeNull()
  })
})

describe('faultyResponse', () => {
  it('sends no JSON when asked for garbage', async () => {
    const response = faultyResponse({ body: 'garbage' })
    expect(response?.status).toBe(200)
    const text = (await response?.text()) ?? ''
    expect(() => JSON.parse(text)).toThrow()
  })

  it('sends an envelope around nonsense when asked to lie', async () => {
    expect(await faultyResponse({ body: 'lying' })?.json()).toMatchObject({ success: true })
  })

  it('fails with the status, and leaves the answer when it only delays', async () => {
    const response = faultyResponse({ status: 503 })
    expect(response?.status).toBe(503)
    expect(await response?.json()).toMatchObject({ success: false })
    expect(faultyResponse({ delay: 10 })).toBeNull()
  })
})
