import { z } from 'zod'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import type { Experiment } from './experiment.ts'

/** Longer than its events are stored (decision 25). */
const RETENTION_MS = 200 * 86_400_000
const MAX_STORED = 300
/** Thirds are written as 0.3333 or 0.3334. */
const SAME = 0.001

const instant = z.iso.datetime()
const storedExperimentSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    flag: z.string(),
    name: z.string(),
    variations: z.array(z.object({ name: z.string(), share: z.number() })),
    /** Last change of the split. */
    sharesChangedAt: instant.nullable(),
    /** End of the experiment; null while it runs. */
    goneAt: instant.nullable(),
  }),
)
export type StoredExperiment = z.infer<typeof storedExperimentSchema>

/** Returns an empty list for invalid text. */
export const parseStoredExperiments = (text: string | null): StoredExperiment[] => {
  try {
    return storedExperimentSchema.array().safeParse(JSON.parse(text ?? '')).data ?? []
  } catch {
    return []
  }
}

/** Updates the stored experiments: results are read after an experiment has left the payload. @param now ms */
export const updateStoredExperiments = (
  known: readonly StoredExperiment[],
  running: readonly Experiment[],
  now: number,
): StoredExperiment[] => {
  const at = new Date(now).toISOString()
  const runs = running.map((experiment): StoredExperiment => {
    const before = known.find(({ id }) => id === experiment.id)
    const isChanged = before !== undefined && !sameShares(before, experiment)
    return { ...experiment, sharesChangedAt: isChanged ? at : (before?.sharesChangedAt ?? null), goneAt: null }
  })
  const over = known
    .filter(({ id }) => running.every((experiment) => experiment.id !== id))
    .map((experiment) => ({ ...experiment, goneAt: experiment.goneAt ?? at }))
    .filter(({ goneAt }) => now - Date.parse(goneAt) < RETENTION_MS)
  return [...runs, ...over].slice(0, MAX_STORED)
}

type Shared = Pick<Experiment, 'variations'>

/** Shares within the experiment: more traffic does not change the split. */
const sameShares = (one: Shared, other: Shared): boolean => {
  const [a, b] = [sharesOf(one), sharesOf(other)]
  return a.length === b.length && a.every((share, i) => Math.abs(share - (b[i] ?? 0)) < SAME)
}
const sharesOf = ({ variations }: Shared): number[] => {
  const whole = variations.reduce((sum, { share }) => sum + share, 0) || 1
  return variations.map(({ share }) => share / whole)
}
