/** Size of a picture as it is stored, before any rotation. */
export type ImageHeader = { width: number; height: number; isAnimated: boolean; isComplete: boolean }

/** Reads the structure of a file without decoding it. Returns `null` when it has no size. */
export type ReadHeader = (bytes: Uint8Array) => ImageHeader | null

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Segments up to the frame's; a complete file has an end marker after the scan. */
export const readJpeg: ReadHeader = (bytes) => {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    while (bytes[at + 1] === 0xff && at + 10 < bytes.length) at++
    const marker = bytes[at + 1] ?? 0
    // Frames are C0 to CF without tables (C4, CC) and the reserved C8.
    if (bytes[at] !== 0xff || marker === 0xda) return null
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const height = view.getUint16(at + 5)
      const width = view.getUint16(at + 7)
      return { width, height, isAnimated: false, isComplete: hasEnd(bytes, at) }
    }
  }
  return null
}

const hasEnd = (bytes: Uint8Array, from: number): boolean => {
  for (let at = bytes.length - 2; at > from; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}

export const readPng: ReadHeader = (bytes) => {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  const types = new Set<string>()
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (at + 12 + view.getUint32(at) > bytes.length) break
    types.add(textAt(bytes, at + 4, 4))
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    isAnimated: types.has('acTL'),
    isComplete: types.has('IEND'),
  }
}

export const readWebp: ReadHeader = (bytes) => {
  if (bytes.length < 30) return null
  const view = viewOf(bytes)
  const isComplete = view.getUint32(4, true) + 8 <= bytes.length
  const still = (width: number, height: number) => ({ width, height, isAnimated: false, isComplete })
  const threeBytes = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { ...still(threeBytes(24) + 1, threeBytes(27) + 1), isAnimated: ((bytes[20] ?? 0) & 2) !== 0 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return still((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return still(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    default:
      return null
  }
}

type Box = { type: string; start: number; end: number }

/** Boxes between two positions; the last can be incomplete. */
const boxesIn = (bytes: Uint8Array, from: number, to: number): Box[] => {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const declared = view.getUint32(at)
    const isLong = declared === 1 && at + 16 <= to
    const size = declared === 0 ? to - at : isLong ? Number(view.getBigUint64(at + 8)) : declared
    if (size < 8) break
    boxes.push({ type: textAt(bytes, at + 4, 4), start: at + (isLong ? 16 : 8), end: at + size })
    at += size
  }
  return boxes
}

/** The largest size of an item: others are tiles, transparency and previews. */
export const readAvif: ReadHeader = (bytes) => {
  const top = boxesIn(bytes, 0, bytes.length)
  const inside = (boxes: readonly Box[], type: string, skipped = 0): Box[] =>
    boxes
      .filter((box) => box.type === type)
      .flatMap(({ start, end }) => boxesIn(bytes, start + skipped, Math.min(end, bytes.length)))
  const properties = inside(inside(inside(top, 'meta', 4), 'iprp'), 'ipco')
  const view = viewOf(bytes)
  const sizes = properties
    .filter(({ type, start }) => type === 'ispe' && start + 12 <= bytes.length)
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
  const isComplete = top.some(({ type }) => type === 'mdat') && top.every(({ end }) => end <= bytes.length)
  return sizes[0] === undefined
    ? null
    : { ...sizes[0], isAnimated: ['avis', 'msf1'].includes(textAt(bytes, 8, 4)), isComplete }
}

/** By the viewBox, otherwise by width and height in pixels. */
export const readSvg: ReadHeader = (bytes) => {
  const text = new TextDecoder().decode(bytes)
  const [root = ''] = /<svg\s[^>]*/.exec(text) ?? []
  const attribute = (name: string): string =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)`).exec(root)?.[1]?.trim() ?? ''
  const box = attribute('viewBox').split(/[\s,]+/)
  const [width = 0, height = 0] = (box.length === 4 ? box.slice(2) : [attribute('width'), attribute('height')]).map(
    Number.parseFloat,
  )
  // Without a namespace, browsers show a broken picture.
  if (attribute('xmlns') === '' || !(width > 0 && height > 0)) return null
  return { width: Math.ceil(width), height: Math.ceil(height), isAnimated: false, isComplete: /<\/svg\s*>/.test(text) }
}
