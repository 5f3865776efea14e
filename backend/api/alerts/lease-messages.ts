import { LEASE_MS, MAX_ATTEMPTS } from './retry-times.ts'

export type LeasedMessage = {
  key: string
  person_id: string
  /** Null in a digest. */
  change_id: string | null
  alert_id: string | null
  opened: number
  confirmed: number
  cheaper: number
  /** This one included. */
  attempts: number
}

/**
 * Takes messages that are due, so that nobody else does for two minutes. A try counts when it begins: a message that
 * kills its worker each time ends among the dead letters, too.
 * @param elapsed ms that pass
 */
export const leaseMessages = async (db: D1Database, elapsed: number, most: number): Promise<LeasedMessage[]> => {
  const [, leased] = await db.batch<LeasedMessage>([
    db
      .prepare(
        `UPDATE alert_messages SET state = 'dead', failure = 'worker died'
        WHERE state = 'due' AND next_at <= ? AND attempts >= ?`,
      )
      .bind(elapsed, MAX_ATTEMPTS),
    db
      .prepare(
        `UPDATE alert_messages SET next_at = ?, attempts = attempts + 1
        WHERE key IN (SELECT key FROM alert_messages WHERE state = 'due' AND next_at <= ? ORDER BY next_at LIMIT ?)
        RETURNING key, person_id, change_id, alert_id, opened, confirmed, cheaper, attempts`,
      )
      .bind(elapsed + LEASE_MS, elapsed, most),
  ])
  return leased?.results ?? []
}
