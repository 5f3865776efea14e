import { describe, expect, it } from 'vitest'
import { readSignUp } from './sign-up.ts'

const consent = { 'gdpr[newsletter]': 'Y' }

describe('readSignUp', () => {
  it.each([
    ['name@example.com', 'name@example.com'],
    ['  Name.Surname+trips@Sub.Example.co.uk ', 'name.surname+trips@sub.example.co.uk'],
    ['ünï@exämple.de', 'ünï@exämple.de'],
  ])('accepts %j', (EMAIL, email) => {
    expect(readSignUp({ EMAIL, ...consent, bot: '' })).toEqual({ kind: 'valid', email })
  })

  it.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'a b@example.com',
    'a@b..com',
    'a@b.com,c@d.com',
    undefined,
    7,
  ])('rejects %j', (EMAIL) => expect(readSignUp({ EMAIL, ...consent })).toEqual({ kind: 'badEmail' }))

  it('rejects an email longer than mail allows', () => {
    expect(readSignUp({ EMAIL: `${'a'.repeat(250)}@b.it`, ...consent })).toEqual({ kind: 'badEmail' })
  })

  it.each([{}, { 'gdpr[newsletter]': 'N' }, { gdpr: 'Y' }, { 'gdpr[newsletter]': ['Y', 'Y'] }])(
    'requires consent: %j',
    (fields) => expect(readSignUp({ EMAIL: 'a@b.it', ...fields })).toEqual({ kind: 'noConsent' }),
  )

  it('detects a robot by the hidden field', () => {
    expect(readSignUp({ EMAIL: 'a@b.it', ...consent, bot: 'x' })).toEqual({ kind: 'robot' })
    expect(readSignUp({ EMAIL: 'nonsense', bot: 'x' })).toEqual({ kind: 'robot' })
  })
})
