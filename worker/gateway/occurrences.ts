/** Positions just behind each occurrence. */
export const occurrences = (bytes: Uint8Array, needle: Uint8Array<ArrayBuffer>): number[] => {
  const found: number[] = []
  const first = needle[0] ?? 0
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let i = 1
    while (i < needle.length && bytes[at + i] === needle[i]) i++
    if (i === needle.length) found.push(at + i)
  }
  return found
}
