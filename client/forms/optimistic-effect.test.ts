import { describe, expect, it } from 'vitest'
import { optimisticEffect } from './send-form.ts'

describe('optimisticEffect', () => {
  it.each([
    ['/api/consent', 'granted', { kind: 'consent', consent: 'granted' }],
    ['/api/consent', 'refused', { kind: 'consent', consent: 'refused' }],
    ['/api/consent', 'selected', { kind: 'consent', consent: 'refused' }],
    ['/api/consent', 'perhaps', null],
    ['/api/consent', null, null],
    ['/api/banners/spring-sale/close', null, { kind: 'banner', id: 'spring-sale' }],
    ['/api/banners/%2e%2e/close', null, null],
    ['/api/banners//close', null, null],
    ['/api/banners/a/b/close', null, null],
    ['/api/currency', null, null],
    ['https://elsewhere.test/api/consent', 'granted', null],
    [null, 'granted', null],
  ])('%j with %j', (action, choice, effect) =>
    expect(optimisticEffect(action, (name) => (name === 'choice' ? choice : null))).toEqual(effect),
  )
})
