import { instantOf } from '../../kit/clock.ts'
import type { Mail, MailPort } from '../../kit/mail/mail.ts'
import type { Env } from '../env.ts'
import { failureName, logLine } from '../http/log.ts'
import { mailPort } from '../mail-port.ts'
import { backoffMs, LEASE_MS, MAX_ATTEMPTS } from './dead-letters.ts'
import { alertMailFor, type LeasedMessage } from './mail/alert-mail.ts'

const AT_ONCE = 25

export type DeliveryPorts = {
  /** Monotonic time in ms. */
  realNow: () => number
  mail?: MailPort
}

/**
 * Sends due messages under a lease; after a crash the next run resends under the same key. Returns whether more may be
 * due.
 */
export const deliverDue = async (env: Env, { realNow, mail = mailPort(env) }: DeliveryPorts): Promise<boolean> => {
  const messages = await leaseMessages(env.DB, realNow(), AT_ONCE)
  for (const message of messages) await deliver(env, message, { realNow, mail })
  return messages.length === AT_ONCE
}

const deliver = async (env: Env, message: LeasedMessage, { realNow, mail }: Required<DeliveryPorts>) => {
  try {
    const wanted: Mail | null = await alertMailFor(env, message)
    if (wanted !== null) await mail.send(wanted)
    await settle(env, message.key, wanted === null ? 'dropped' : 'sent')
  } catch (error) {
    await recordFailure(env.DB, message, realNow(), error)
  }
}

const settle = (env: Env, key: string, state: 'sent' | 'dropped') =>
  env.DB.prepare('UPDATE alert_messages SET state = ?, sent_at = ?, failure = NULL WHERE key = ?')
    .bind(state, instantOf(env), key)
    .run()

/** Logs the failure's name, never the email: logs and dead letters hold nothing personal. */
const recordFailure = async (db: D1Database, { key, attempts }: LeasedMessage, nowMs: number, error: unknown) => {
  const failure = failureName(error)
  const dead = attempts >= MAX_ATTEMPTS
  logLine({ alerts: dead ? 'dead letter' : 'not sent', attempts, failure })
  await db
    .prepare('UPDATE alert_messages SET state = ?, next_at = ?, failure = ? WHERE key = ?')
    .bind(dead ? 'dead' : 'due', nowMs + backoffMs(attempts), failure, key)
    .run()
}

/** Counts the attempt first, so that a message that crashes its worker ends as a dead letter. */
export const leaseMessages = async (db: D1Database, nowMs: number, most: number): Promise<LeasedMessage[]> => {
  const [, leased] = await db.batch<LeasedMessage>([
    db
      .prepare(
        `UPDATE alert_messages SET state = 'dead', failure = 'worker died'
        WHERE state = 'due' AND next_at <= ? AND attempts >= ?`,
      )
      .bind(nowMs, MAX_ATTEMPTS),
    db
      .prepare(
        `UPDATE alert_messages SET next_at = ?, attempts = attempts + 1
        WHERE key IN (SELECT key FROM alert_messages WHERE state = 'due' AND next_at <= ? ORDER BY next_at LIMIT ?)
        RETURNING key, person_id, change_id, alert_id, offer_id, attempts`,
      )
      .bind(nowMs + LEASE_MS, nowMs, most),
  ])
  return leased?.results ?? []
}
