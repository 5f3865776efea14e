import {
  CONVERSION_DAYS,
  type CountedExperiment,
  type ExperimentCounts,
} from '../../../shared/contracts/experiment-events.ts'

const WINDOW = `+${CONVERSION_DAYS} days`

const convertedAs = (kind: string): string =>
  `coalesce(sum(EXISTS (SELECT 1 FROM conversions AS c WHERE c.visitor = e.visitor AND c.kind = '${kind}'
    AND (?3 IS NULL OR c.happened_at <= ?3)
    AND c.happened_at BETWEEN e.exposed_at AND strftime('%Y-%m-%dT%H:%M:%fZ', e.exposed_at, '${WINDOW}'))), 0)`

export const listCounted = async (db: D1Database): Promise<CountedExperiment[]> => {
  const { results } = await db
    .prepare(
      `SELECT experiment, count(*) AS visitors, min(exposed_at) AS first, max(last_at) AS last
      FROM exposures GROUP BY experiment ORDER BY first DESC, experiment`,
    )
    .all<CountedExperiment>()
  return results
}

/** Excludes visitors of several variations, and conversions after `end`. */
export const countExperiment = async (
  db: D1Database,
  experiment: string,
  market: string | null,
  end: string | null = null,
): Promise<ExperimentCounts> => {
  const [arms, whole] = await db.batch([
    db
      .prepare(
        `SELECT variation, count(*) AS visitors, ${convertedAs('booking_click')} AS booking_click,
          ${convertedAs('booking')} AS booking
        FROM exposures AS e WHERE experiment = ?1 AND crossed = 0 AND (?2 IS NULL OR market = ?2)
        GROUP BY variation ORDER BY variation`,
      )
      .bind(experiment, market, end),
    db
      .prepare(
        `SELECT coalesce(sum(crossed), 0) AS crossed, min(exposed_at) AS first, max(last_at) AS last
        FROM exposures WHERE experiment = ?1 AND (?2 IS NULL OR market = ?2)`,
      )
      .bind(experiment, market),
  ])
  return {
    arms: (arms?.results ?? []) as unknown as ExperimentCounts['arms'],
    ...(whole?.results[0] as unknown as Omit<ExperimentCounts, 'arms'>),
  }
}
