import { describe, expect, it } from 'vitest'
import { freePlace } from './to-top.ts'

const phone = { width: 375, height: 740 }
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
})

describe('freePlace', () => {
  it.each([
    ['lowest on the right', [], { left: 323, top: 688 }],
    ['on the left of a heart', [box(323, 680, 44, 44)], { left: 8, top: 688 }],
    ['in the middle between two', [box(323, 680, 44, 44), box(0, 700, 100, 20)], { left: 165.5, top: 688 }],
    ['above a bar', [box(0, 668, 375, 72)], { left: 323, top: 616 }],
    ['nowhere on a page full of text', [box(0, 300, 375, 440)], null],
  ])('is %s', (_, boxes, place) => expect(freePlace(44, phone, boxes)).toEqual(place))
})
