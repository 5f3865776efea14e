/** A bucket of 100,000 values then holds about one page. */
const BUCKETS = 4096

/**
 * Returns indices of the ranks `from` (inclusive) to `to` (exclusive) without a full sort: sorts the affected buckets
 * only.
 */
export function selectRanks(
  values: Float64Array,
  count: number,
  { from, to }: { from: number; to: number },
  breakTie: (a: number, b: number) => number,
): number[] {
  if (from >= count) return []
  const bucketOf = buckets(values, count)
  const sizes = new Int32Array(BUCKETS)
  for (let index = 0; index < count; index++) {
    const bucket = bucketOf(values[index] ?? 0)
    sizes[bucket] = (sizes[bucket] ?? 0) + 1
  }
  const first = bucketAt(sizes, from)
  const last = bucketAt(sizes, Math.min(to, count) - 1)
  const indices: number[] = []
  for (let index = 0; index < count; index++) {
    const bucket = bucketOf(values[index] ?? 0)
    if (bucket >= first.bucket && bucket <= last.bucket) indices.push(index)
  }
  indices.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || breakTie(a, b))
  return indices.slice(from - first.before, to - first.before)
}

function buckets(values: Float64Array, count: number): (value: number) => number {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let index = 0; index < count; index++) {
    const value = values[index] ?? 0
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  const scale = greatest > least ? (BUCKETS - 1) / (greatest - least) : 0
  return (value) => Math.floor((value - least) * scale)
}

function bucketAt(sizes: Int32Array, rank: number): { bucket: number; before: number } {
  let before = 0
  let bucket = 0
  while (before + (sizes[bucket] ?? 0) <= rank) {
    before += sizes[bucket] ?? 0
    bucket++
  }
  return { bucket, before }
}
