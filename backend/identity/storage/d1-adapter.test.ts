import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { d1Adapter } from './d1-adapter.ts'

const NOW = 1_800_000_000
const KEY = 'a key of the worker, not of the database'
let now = NOW
let database: D1Database
let sqlite: ReturnType<typeof memoryD1>['sqlite']
let adapter: ReturnType<ReturnType<typeof d1Adapter>>
let other: typeof adapter

beforeEach(() => {
  now = NOW
  const memory = memoryD1(join(import.meta.dirname, '../migrations'))
  sqlite = memory.sqlite
  database = memory.db
  const create = d1Adapter(database, KEY, () => now)
  adapter = create('AuthorizationCode')
  other = create('Session')
})

describe('records of the provider', () => {
  it('are found by id, uid and user code, in their model only', async () => {
    const payload = { accountId: 'a1', uid: 'u1', userCode: 'c1' }
    await adapter.upsert('id1', payload, 60)
    expect(await adapter.find('id1')).toEqual(payload)
    expect(await adapter.findByUid('u1')).toEqual(payload)
    expect(await adapter.findByUserCode('c1')).toEqual(payload)
    expect(await other.find('id1')).toBeUndefined()
    expect(await other.findByUid('u1')).toBeUndefined()
    expect(await other.findByUserCode('c1')).toBeUndefined()
    expect(await adapter.find('id2')).toBeUndefined()
  })

  it('expire; without a lifetime they stay', async () => {
    await adapter.upsert('id1', { uid: 'u1' }, 60)
    await adapter.upsert('id2', { uid: 'u2' }, 0)
    now = NOW + 59
    expect(await adapter.find('id1')).toEqual({ uid: 'u1' })
    now = NOW + 60
    expect(await adapter.find('id1')).toBeUndefined()
    expect(await adapter.find('id2')).toEqual({ uid: 'u2' })
  })

  it('are replaced with their keys and expiry', async () => {
    await adapter.upsert('id1', { uid: 'u1', userCode: 'c1', grantId: 'g1' }, 60)
    await adapter.upsert('id1', { uid: 'u2' }, 120)
    now = NOW + 119
    expect(await adapter.findByUid('u2')).toEqual({ uid: 'u2' })
    expect(await adapter.findByUid('u1')).toBeUndefined()
    expect(await adapter.findByUserCode('c1')).toBeUndefined()
    await adapter.revokeByGrantId('g1')
    expect(await adapter.find('id1')).toEqual({ uid: 'u2' })
  })

  it('are consumed once', async () => {
    await adapter.upsert('id1', { uid: 'u1' }, 60)
    await adapter.consume('id1')
    expect(await adapter.find('id1')).toEqual({ uid: 'u1', consumed: NOW })
    await expect(adapter.consume('id1')).rejects.toMatchObject({ error: 'invalid_grant', error_detail: 'already used' })
    await expect(adapter.consume('id2')).rejects.toThrow()
  })

  it('stay when another id or model is consumed', async () => {
    await adapter.upsert('id1', {}, 60)
    await adapter.upsert('id2', {}, 60)
    await other.upsert('id1', {}, 60)
    await adapter.consume('id1')
    expect([await adapter.find('id2'), await other.find('id1')]).toEqual([{}, {}])
  })

  it('are not reported as changed while the database fails', async () => {
    sqlite.close()
    for (const change of [
      () => adapter.upsert('id1', {}, 60),
      () => adapter.consume('id1'),
      () => adapter.destroy('id1'),
      () => adapter.revokeByGrantId('g1'),
    ])
      await expect(change()).rejects.toThrow()
  })

  it('are deleted alone, or with their grant', async () => {
    for (const [id, grantId] of [
      ['id1', 'g1'],
      ['id2', 'g1'],
      ['id3', 'g2'],
    ] as const)
      await adapter.upsert(id, { grantId }, 60)
    await other.upsert('id1', { grantId: 'g3' }, 60)
    const left = async () => {
      const found = await Promise.all(['id1', 'id2', 'id3'].map((id) => adapter.find(id)))
      return found.map((each) => each?.grantId)
    }
    await adapter.destroy('id1')
    expect(await left()).toEqual([undefined, 'g1', 'g2'])
    expect(await other.find('id1')).toEqual({ grantId: 'g3' })
    await adapter.revokeByGrantId('g1')
    expect(await left()).toEqual([undefined, undefined, 'g2'])
  })
})
