import { describe, expect, it } from 'vitest'
import { readUpTo } from './read-up-to.ts'

const MEGABYTE = 1_000_000
/** Body in chunks of a megabyte, without a declared length. */
const bodyOf = (megabytes: number) => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ === megabytes) controller.close()
      else controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
}

describe('readUpTo', () => {
  it.each([
    [1, 1, MEGABYTE],
    [2, 1, undefined],
    [20, 25, 20 * MEGABYTE],
    [26, 25, undefined],
  ])('of %i MB with a limit of %i MB', async (megabytes, most, length) => {
    expect((await readUpTo(bodyOf(megabytes), most * MEGABYTE))?.length).toBe(length)
  })

  it('returns nothing of no body', async () => expect((await readUpTo(null, 1))?.length).toBe(0))
})
