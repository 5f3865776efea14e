import { describe, expect, it } from 'vitest'
import { requestIdOf } from './access-log-step.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('requestIdOf', () => {
  it.each(['8f2a6c1f2a11d3e4-MXP', 'a'.repeat(8), 'a'.repeat(40)])('is the ray id of the platform: %s', (ray) =>
    expect(requestIdOf(ray)).toBe(ray),
  )

  it.each([[undefined], [''], ['<script>alert(1)</script>'], ['"\n{}'], ['a'.repeat(7)], ['a'.repeat(41)]])(
    'is one of our own for %j',
    (ray) => expect(requestIdOf(ray)).toMatch(UUID),
  )
})
