import { describe, expect, it } from 'vitest'
import { allows, type Consent, consentChoice, consentOfForm } from './consent.ts'

describe('consent form', () => {
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
  ] as [Record<string, string>, string | null][])('%j is parsed as %s', (fields, answer) =>
    expect(consentOfForm((name) => fields[name])).toBe(answer),
  )
})

describe('consent choice', () => {
  it.each([
    ['granted', true, true],
    ['refused', false, false],
    ['analytics', true, false],
    ['marketing', false, true],
    ['unset', false, false],
  ] as [Consent, boolean, boolean][])('%s allows analytics %s, marketing %s', (consent, analytics, marketing) => {
    expect(allows(consent, 'analytics')).toBe(analytics)
    expect(allows(consent, 'marketing')).toBe(marketing)
  })

  it('rejects unknown values', () => {
    expect(consentChoice('marketing')).toBe('marketing')
    for (const text of ['unset', 'all', '', null, undefined, '__proto__']) expect(consentChoice(text)).toBeNull()
  })
})
