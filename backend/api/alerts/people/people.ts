import type { TokenSubject } from '../../../../shared/contracts/personal-token.ts'

/** Whom a call about alerts is made for. */
export type AlertOwner =
  | { kind: 'account'; accountId: string; email: string }
  /** The address is proven, by a code: opens what was left under it, never an account's (decision 31). */
  | { kind: 'address'; email: string }
  /** Came by a link in an alert's mail: may see and end alerts, neither begin one nor take all data away. */
  | { kind: 'link'; id: string }

/** Null for those who have no alerts, whatever they ask: a visitor's list, an account without an address. */
export const alertOwnerOf = ({ owner, email }: TokenSubject): AlertOwner | null => {
  const [kind = '', name = ''] = owner.split(/:(.*)/s)
  if (kind === 'account' && email !== undefined) return { kind: 'account', accountId: name, email: email.toLowerCase() }
  if (kind === 'address') return { kind: 'address', email: name.toLowerCase() }
  return kind === 'alerts' ? { kind: 'link', id: name } : null
}

export type AlertPerson = { id: string; email: string }

/**
 * Whoever it is; null when nothing is kept of them, or nothing that they may see. What an address left before its owner
 * signed in is their account's from the first call on that is made for it.
 */
export const findPerson = async (db: D1Database, owner: AlertOwner): Promise<AlertPerson | null> => {
  const read = (condition: string, ...values: string[]) =>
    db.prepare(`SELECT id, email FROM alert_people WHERE ${condition} LIMIT 1`).bind(...values)
  if (owner.kind === 'link') return read('id = ?', owner.id).first<AlertPerson>()
  if (owner.kind === 'address') return read('email = ? AND account_id IS NULL', owner.email).first<AlertPerson>()
  const { accountId, email } = owner
  const [, found] = await db.batch<AlertPerson>([
    db
      .prepare(
        `UPDATE alert_people SET account_id = ?1 WHERE email = ?2 AND account_id IS NULL
          AND NOT EXISTS (SELECT 1 FROM alert_people WHERE account_id = ?1)`,
      )
      .bind(accountId, email),
    // Whoever signed in is known by their account first: an address may have changed there.
    read('account_id = ?1 OR email = ?2 ORDER BY account_id IS ?1 DESC', accountId, email),
  ])
  return found?.results[0] ?? null
}

/** Whether what is kept under a proven address is an account's, which only signing in opens. */
export const isOfAccount = async (db: D1Database, owner: AlertOwner): Promise<boolean> =>
  owner.kind === 'address' &&
  (await db
    .prepare('SELECT 1 FROM alert_people WHERE email = ? AND account_id IS NOT NULL')
    .bind(owner.email)
    .first()) !== null
