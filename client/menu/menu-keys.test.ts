import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MenuPlace, menuMove } from './menu-keys.ts'

const item = (index: number, hasPanel = true): MenuPlace => ({ on: 'item', index, count: 4, hasPanel })
const link = (index: number): MenuPlace => ({ on: 'link', index, count: 9, starts: [0, 3, 7] })

describe('menuMove', () => {
  it.each([
    ['ArrowRight', item(0), { to: 'item', index: 1 }],
    ['ArrowRight', item(3), { to: 'item', index: 0 }],
    ['ArrowLeft', item(0), { to: 'item', index: 3 }],
    ['Home', item(2), { to: 'item', index: 0 }],
    ['End', item(2), { to: 'item', index: 3 }],
    ['ArrowDown', item(1), { to: 'panel' }],
    ['ArrowDown', item(1, false), null],
    ['ArrowUp', item(1), null],
    ['Enter', item(1), null],
    ['ArrowDown', link(0), { to: 'link', index: 1 }],
    ['ArrowDown', link(8), { to: 'link', index: 0 }],
    ['ArrowUp', link(4), { to: 'link', index: 3 }],
    ['ArrowUp', link(0), { to: 'summary' }],
    ['ArrowRight', link(1), { to: 'link', index: 3 }],
    ['ArrowRight', link(3), { to: 'link', index: 7 }],
    ['ArrowRight', link(8), null],
    ['ArrowLeft', link(8), { to: 'link', index: 7 }],
    ['ArrowLeft', link(7), { to: 'link', index: 3 }],
    ['ArrowLeft', link(0), null],
    ['Home', link(5), { to: 'link', index: 0 }],
    ['End', link(5), { to: 'link', index: 8 }],
    ['Tab', link(5), null],
    ['a', link(5), null],
  ] as const)('%s on %j: %j', (key, place, move) => expect(menuMove(key, place)).toEqual(move))

  it('never leaves the row or the panel', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
    const places = fc
      .record({ count: fc.integer({ min: 1, max: 40 }), at: fc.nat(), group: fc.integer({ min: 1, max: 8 }) })
      .chain(({ count, at, group }) => {
        const starts = Array.from({ length: Math.ceil(count / group) }, (_, i) => i * group)
        return fc.constantFrom<MenuPlace>(
          { on: 'item', index: at % count, count, hasPanel: true },
          { on: 'link', index: at % count, count, starts },
        )
      })
    fc.assert(
      fc.property(keys, places, (key, place) => {
        const move = menuMove(key, place)
        if (move === null || !('index' in move)) return
        expect(move.index).toBeGreaterThanOrEqual(0)
        expect(move.index).toBeLessThan(place.count)
      }),
    )
  })
})
