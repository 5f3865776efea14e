import type { CountedExperiment, ExperimentCounts } from '../../../shared/contracts/experiment-events.ts'

const SUMS = `variation, sum(visitors) AS visitors, sum(booking_click) AS booking_click, sum(booking) AS booking,
  sum(crossed) AS crossed, sum(measured) AS measured, sum(error) AS error, sum(slow_page) AS slow_page,
  sum(slow_reaction) AS slow_reaction, sum(measured - without_lcp) AS measured_lcp,
  sum(measured - without_inp) AS measured_inp`

type Sums = ExperimentCounts['arms'][number] & { crossed: number }

/** All experiments with visitors, and their counts: two queries, however many there are. */
export const listCounted = async (db: D1Database): Promise<CountedExperiment[]> => {
  const [listed, sums] = await db.batch<Record<string, never>>([
    db.prepare(
      `SELECT experiment, sum(visitors) AS visitors, min(first_at) AS first, max(last_at) AS last FROM counted_experiments
      WHERE visitors > 0 GROUP BY experiment ORDER BY first DESC, experiment`,
    ),
    db.prepare(`SELECT experiment, ${SUMS} FROM total_sums GROUP BY experiment, variation ORDER BY variation`),
  ])
  const byExperiment = Map.groupBy(
    (sums?.results ?? []) as unknown as (Sums & { experiment: string })[],
    ({ experiment }) => experiment,
  )
  return ((listed?.results ?? []) as unknown as Omit<CountedExperiment, 'arms' | 'crossed'>[]).map((each) => ({
    ...each,
    ...countsOf((byExperiment.get(each.experiment) ?? []).map(({ experiment: _, ...arm }) => arm)),
  }))
}

/** Reads hourly sums: without visitors of several variations, and without what came after the hour of `end`. */
export const countExperiment = async (
  db: D1Database,
  experiment: string,
  market: string | null,
  end: string | null = null,
): Promise<ExperimentCounts> => {
  const [sums, seen] = await db.batch<Record<string, never>>([
    db
      .prepare(
        `SELECT ${SUMS}
        FROM hourly_sums WHERE experiment = ?1 AND (?2 IS NULL OR market = ?2)
          AND (?3 IS NULL OR hour <= substr(?3, 1, 13))
        GROUP BY variation ORDER BY variation`,
      )
      .bind(experiment, market, end),
    db
      .prepare(
        `SELECT min(first_at) AS first, max(last_at) AS last FROM counted_experiments
        WHERE experiment = ?1 AND (?2 IS NULL OR market = ?2) AND visitors > 0`,
      )
      .bind(experiment, market),
  ])
  return {
    ...countsOf((sums?.results ?? []) as unknown as Sums[]),
    ...(seen?.results[0] as unknown as Pick<ExperimentCounts, 'first' | 'last'>),
  }
}

const countsOf = (sums: readonly Sums[]): Pick<ExperimentCounts, 'arms' | 'crossed'> => ({
  arms: sums.filter(({ visitors }) => visitors > 0).map(({ crossed: _, ...arm }) => arm),
  crossed: sums.reduce((sum, { crossed }) => sum + crossed, 0),
})
