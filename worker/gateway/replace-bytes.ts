/** Bytes `from` … `to` make room for others. */
export type Edit = { from: number; to: number; bytes: Uint8Array }

/** @param edits in their order, none over another */
export const replaceBytes = (bytes: Uint8Array, edits: readonly Edit[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = []
  let at = 0
  for (const edit of edits) {
    parts.push(bytes.subarray(at, edit.from), edit.bytes)
    at = edit.to
  }
  parts.push(bytes.subarray(at))
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
