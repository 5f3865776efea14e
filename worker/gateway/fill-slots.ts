import { hashOfText } from '../../shared/log/error-report.ts'
import type { RenderedPage } from '../page/rendered-page.ts'
import type { Slot } from '../ui/slots.ts'

/** HTML for a slot; null leaves its default content. */
export type Fill = (slot: Slot) => string | null

export type FilledPage = {
  etag: string
  bytes: () => Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()
/** Filled pages are not cached: joining 110 kB costs less than 0.03 ms, and their bytes would halve the page cache. */
export const fillSlots = ({ chunks, slots, hash }: RenderedPage, fill: Fill): FilledPage => {
  const filled: { slot: Slot; bytes: Uint8Array }[] = []
  let fills = ''
  slots.forEach((slot, index) => {
    const last = filled.at(-1)?.slot
    const isReplaced = last !== undefined && last.chunk === slot.chunk && slot.from < last.to
    const text = isReplaced ? null : fill(slot)
    if (text === null) return
    filled.push({ slot, bytes: encoder.encode(text) })
    fills += `${index} ${text}\n`
  })
  return {
    etag: `W/"${hash}-${hashOfText(fills)}"`,
    bytes: () => join(chunks, filled),
  }
}

const join = (
  chunks: RenderedPage['chunks'],
  filled: readonly { slot: Slot; bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> => {
  const added = filled.reduce((sum, { slot, bytes }) => sum + bytes.length - (slot.to - slot.from), 0)
  const whole = new Uint8Array(chunks.reduce((sum, { bytes }) => sum + bytes.length, added))
  let length = 0
  const add = (bytes: Uint8Array): void => {
    whole.set(bytes, length)
    length += bytes.length
  }
  let next = 0
  chunks.forEach(({ bytes }, index) => {
    let at = 0
    for (let each = filled[next]; each?.slot.chunk === index; each = filled[++next]) {
      add(bytes.subarray(at, each.slot.from))
      add(each.bytes)
      at = each.slot.to
    }
    add(bytes.subarray(at))
  })
  return whole
}
