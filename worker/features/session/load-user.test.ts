import { describe, expect, it } from 'vitest'
import { readUser } from './load-user.ts'

const user = { id: 'u1', email: 'a@b.it', name: 'Ada Byron', pictureImage: null, isAdmin: false }
const failure = (code: string, extraData?: object) => ({
  success: false,
  error: { code, message: 'no', ...(extraData && { extraData }) },
})

describe('readUser', () => {
  it.each([
    [200, { success: true, data: user }, { kind: 'user', user }],
    [200, { success: true, data: { ...user, isAdmin: true } }, { kind: 'admin' }],
    [403, failure('USER_PRIVACY_POLICY_ERROR', { userId: 'u1' }), { kind: 'privacy', userId: 'u1' }],
    [200, failure('USER_PRIVACY_POLICY_ERROR', { userId: 'u1' }), { kind: 'privacy', userId: 'u1' }],
    [403, failure('USER_PRIVACY_POLICY_ERROR', {}), { kind: 'privacy', userId: null }],
    [403, failure('USER_PRIVACY_POLICY_ERROR'), { kind: 'privacy', userId: null }],
    [401, failure('INVALID_TOKEN'), { kind: 'refused' }],
    [404, '<html>', { kind: 'refused' }],
    [200, { success: true, data: { id: '' } }, { kind: 'failed' }],
    [200, null, { kind: 'failed' }],
    [302, null, { kind: 'failed' }],
  ])('%i %j', (status, json, loaded) => expect(readUser(status, json)).toEqual(loaded))
})
