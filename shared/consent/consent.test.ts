import { describe, expect, it } from 'vitest'
import { allows, type Consent, consentChoice, consentOfForm } from './consent.ts'

describe('the answer of a consent form', () => {
  it.each([
    [{ choice: 'granted' }, 'granted'],
    [{ choice: 'refused', analytics: 'true' }, 'refused'],
    [{ choice: 'selected', analytics: 'true' }, 'analytics'],
    [{ choice: 'selected', marketing: 'true' }, 'marketing'],
    [{ choice: 'selected', analytics: 'true', marketing: 'true' }, 'granted'],
    [{ choice: 'selected' }, 'refused'],
    [{ choice: 'selected', analytics: 'yes' }, 'refused'],
    [{ choice: 'analytics' }, null],
    [{ choice: 'reset' }, null],
    [{}, null],
  ] as [Record<string, string>, string | null][])('%j is %s', (fields, answer) =>
    expect(consentOfForm((name) => fields[name])).toBe(answer),
  )
})

describe('what an answer allows', () => {
  it.each([
    ['granted', true, true],
    ['refused', false, false],
    ['analytics', true, false],
    ['marketing', false, true],
    ['unset', false, false],
  ] as [Consent, boolean, boolean][])('%s: analytics %s, marketing %s', (consent, analytics, marketing) => {
    expect(allows(consent, 'analytics')).toBe(analytics)
    expect(allows(consent, 'marketing')).toBe(marketing)
  })

  it('knows its own answers only', () => {
    expect(consentChoice('marketing')).toBe('marketing')
    for (const text of ['unset', 'all', '', null, undefined, '__proto__']) expect(consentChoice(text)).toBeNull()
  })
})
