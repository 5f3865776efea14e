import { describe, expect, it } from 'vitest'
import { reportError } from './error-report.ts'

const failing = (message: string, cause?: unknown) => new Error(message, { cause })

describe('the report of an error', () => {
  it('names the error, its causes and where it was thrown', () => {
    const report = reportError('render', failing('no page', new RangeError('tours: status (503)')))
    expect(report.causes).toEqual(['Error: no page', 'RangeError: tours: status (503)'])
    expect(report.at[0]).toBe('failing')
    expect(report.fingerprint).toMatch(/^[0-9a-f]{8}$/)
  })

  it.each([
    ['text', 'gone', ['gone']],
    ['nothing', undefined, ['undefined']],
    ['an object', { a: 1 }, ['[object Object]']],
  ])('of %s that was thrown is as good as it gets', (_, thrown, causes) =>
    expect(reportError('gateway', thrown)).toMatchObject({ causes, at: [] }),
  )

  it('ends, however errors cause each other', () => {
    const circle = failing('round')
    circle.cause = circle
    expect(reportError('gateway', circle).causes).toEqual(['Error: round'])
    const deep = Array.from({ length: 20 }).reduce<Error>((inner, _, i) => failing(`${i}`, inner), failing('first'))
    expect(reportError('gateway', deep).causes).toHaveLength(5)
  })
})

describe('the fingerprint', () => {
  const of = (message: string, name = 'render') => reportError(name, failing(message)).fingerprint

  it.each([
    ['numbers', 'row 17 of 20', 'row 3 of 4'],
    ['quoted words', 'no "alpha" in it', 'no "beta gamma" in it'],
    ['ids', 'tour 7d9c1b6e5a53 is gone', 'tour 0e6f6c1f2a11 is gone'],
  ])('is the same for two of a kind: %s', (_, one, other) => expect(of(one)).toBe(of(other)))

  it('is another for another error, another name and another cause', () => {
    const all = [of('a'), of('b'), of('a', 'session'), reportError('render', failing('a', failing('c'))).fingerprint]
    expect(new Set(all).size).toBe(4)
  })
})
