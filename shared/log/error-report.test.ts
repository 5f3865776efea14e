import { describe, expect, it } from 'vitest'
import { TooLarge } from '../http/read-up-to.ts'
import { reportError } from './error-report.ts'

const failing = (message: string, cause?: unknown) => new Error(message, { cause })

describe('reportError', () => {
  it('contains the error, its causes and the function that threw it', () => {
    const report = reportError('render', failing('no page', new RangeError('tours: status (503)')))
    expect(report.causes).toEqual(['Error: no page', 'RangeError: tours: status (503)'])
    expect(report.at[0]).toBe('failing')
    expect(report.fingerprint).toMatch(/^[0-9a-f]{8}$/)
  })

  it.each([
    ['text', 'gone', ['gone']],
    ['undefined', undefined, ['undefined']],
    ['an object', { a: 1 }, ['[object Object]']],
  ])('describes %s thrown instead of an error', (_, thrown, causes) =>
    expect(reportError('gateway', thrown)).toMatchObject({ causes, at: [] }),
  )

  it('contains no personal data of the error or its causes', () => {
    const report = reportError('render', failing('no user giulia@example.com', new Error('no "Giulia Rossi"')))
    expect(report.causes).toEqual(['Error: no user …', 'Error: no …'])
  })

  it('names call and size of a response that was too large', () => {
    const report = reportError('render', failing('no page', new TooLarge('tours', 300, 200)))
    expect(report).toMatchObject({ call: 'tours', failure: 'too large', bytes: 300 })
  })

  it('limits circular and long chains of causes', () => {
    const circle = failing('round')
    circle.cause = circle
    expect(reportError('gateway', circle).causes).toEqual(['Error: round'])
    const deep = Array.from({ length: 20 }).reduce<Error>((inner, _, i) => failing(`${i}`, inner), failing('first'))
    expect(reportError('gateway', deep).causes).toHaveLength(5)
  })
})

describe('fingerprint', () => {
  const of = (message: string, name = 'render') => reportError(name, failing(message)).fingerprint

  it.each([
    ['numbers', 'row 17 of 20', 'row 3 of 4'],
    ['quoted text', 'no "alpha" in it', 'no "beta gamma" in it'],
    ['ids', 'tour 7d9c1b6e5a53 is gone', 'tour 0e6f6c1f2a11 is gone'],
  ])('ignores different %s', (_, one, other) => expect(of(one)).toBe(of(other)))

  it('differs by error, name and cause', () => {
    const all = [of('a'), of('b'), of('a', 'session'), reportError('render', failing('a', failing('c'))).fingerprint]
    expect(new Set(all).size).toBe(4)
  })
})
