import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRange, partOf } from './byte-range.ts'

describe('byteRange of 100 bytes', () => {
  it.each([
    [null, null],
    ['', null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=10-500', { start: 10, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-1', null],
    ['bytes=1e3-', null],
    ['bytes=0-999999999999999', { start: 0, end: 99 }],
    ['bytes=0-1000000000000000', null],
    ['bytes=0000000000000001-', null],
  ])('%j: %j', (header, range) => expect(byteRange(header, 100)).toEqual(range))

  it('stays within the file for any header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d*-\d*$/)), fc.nat(1000), (header, size) => {
        const range = byteRange(header, size)
        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})

describe('partOf', () => {
  const file = () => new Response('0123456789', { headers: { 'content-type': 'video/mp4', 'content-length': '10' } })

  it.each([
    [null, 200, '0123456789', null],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=50-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
  ])('%j: %i %j', async (header, status, text, contentRange) => {
    const part = await partOf(file(), header)
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([status, text, contentRange])
    expect(part.headers.get('accept-ranges')).toBe('bytes')
  })

  it.each(['bytes=2-4', 'bytes=50-'])('does not state the length of the whole file for %s', async (header) =>
    expect((await partOf(file(), header)).headers.get('content-length')).toBeNull(),
  )

  it('does not change other responses', async () => {
    expect((await partOf(new Response(null, { status: 304 }), 'bytes=0-1')).status).toBe(304)
  })
})
