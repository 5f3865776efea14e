import subsetFont from 'subset-font'

const ENTRY = 16
const WINDOWS_BMP = 4

/** Characters of `wanted` that a font file has a glyph for, by its character map (cmap, format 4). */
export const coveredBy = async (font: Uint8Array, wanted: string): Promise<Set<string>> => {
  const sfnt = Buffer.from(await subsetFont(font, wanted, { targetFormat: 'sfnt' }))
  const cmap = tableOffset(sfnt, 'cmap')
  const covered = new Set<string>()
  for (let i = 0; i < sfnt.readUInt16BE(cmap + 2); i++) {
    const map = cmap + sfnt.readUInt32BE(cmap + 4 + i * 8 + 4)
    if (sfnt.readUInt16BE(map) === WINDOWS_BMP) for (const code of codesOf(sfnt, map)) covered.add(code)
  }
  return covered
}

const tableOffset = (sfnt: Buffer, name: string): number => {
  for (let at = 12; at < 12 + sfnt.readUInt16BE(4) * ENTRY; at += ENTRY) {
    if (sfnt.toString('latin1', at, at + 4) === name) return sfnt.readUInt32BE(at + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

/** Characters of a format 4 map with a glyph. */
const codesOf = function* (sfnt: Buffer, map: number): Generator<string> {
  const size = sfnt.readUInt16BE(map + 6)
  for (let segment = 0; segment < size; segment += 2) {
    const end = sfnt.readUInt16BE(map + 14 + segment)
    const start = sfnt.readUInt16BE(map + 16 + size + segment)
    const delta = sfnt.readUInt16BE(map + 16 + size * 2 + segment)
    const at = map + 16 + size * 3 + segment
    const indirect = sfnt.readUInt16BE(at)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = indirect ? sfnt.readUInt16BE(at + indirect + (code - start) * 2) : (code + delta) & 0xffff
      if (glyph !== 0) yield String.fromCodePoint(code)
    }
  }
}
