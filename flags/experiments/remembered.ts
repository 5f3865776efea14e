import { z } from 'zod'
import type { Experiment } from './experiment.ts'

/** As long as its events are kept (decision 39), with some days to spare. */
const KEPT_MS = 200 * 86_400_000
/** A bound for what is stored; the newest stay. */
const MAX_STORED = 300
/** Thirds are written as 0.3333 and as 0.3334. */
const SAME = 0.001

const instant = z.iso.datetime()
const rememberedSchema = z.object({
  id: z.string(),
  flag: z.string(),
  name: z.string(),
  variations: z.array(z.object({ name: z.string(), share: z.number() })),
  /** When visitors began to be split otherwise than before; null when they never were. */
  sharesChangedAt: instant.nullable(),
  /** When it left the payload; null while it runs. */
  goneAt: instant.nullable(),
})
export type RememberedExperiment = z.infer<typeof rememberedSchema>

/** Out of its text; what is none is nothing. */
export const readRemembered = (text: string | null): RememberedExperiment[] => {
  try {
    return rememberedSchema.array().safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/**
 * What is known of experiments once the payload runs these: an experiment's results are read when it is over, and
 * then its payload no longer says what its variations were called or which shares were asked for.
 * @param now ms
 */
export const rememberExperiments = (
  known: readonly RememberedExperiment[],
  running: readonly Experiment[],
  now: number,
): RememberedExperiment[] => {
  const at = new Date(now).toISOString()
  const runs = running.map((experiment): RememberedExperiment => {
    const before = known.find(({ id }) => id === experiment.id)
    const isChanged = before !== undefined && !sameShares(before, experiment)
    return { ...experiment, sharesChangedAt: isChanged ? at : (before?.sharesChangedAt ?? null), goneAt: null }
  })
  const over = known
    .filter(({ id }) => running.every((experiment) => experiment.id !== id))
    .map((experiment) => ({ ...experiment, goneAt: experiment.goneAt ?? at }))
    .filter(({ goneAt }) => now - Date.parse(goneAt) < KEPT_MS)
  return [...runs, ...over].slice(0, MAX_STORED)
}

type Shared = Pick<Experiment, 'variations'>

/** Of the experiment's visitors, however much of the traffic it has: more traffic is no other split. */
const sameShares = (one: Shared, other: Shared): boolean => {
  const [a, b] = [sharesOf(one), sharesOf(other)]
  return a.length === b.length && a.every((share, i) => Math.abs(share - (b[i] ?? 0)) < SAME)
}
const sharesOf = ({ variations }: Shared): number[] => {
  const whole = variations.reduce((sum, { share }) => sum + share, 0) || 1
  return variations.map(({ share }) => share / whole)
}
