import type { TokenSubject } from '../../../../shared/contracts/personal-token.ts'

export type AlertOwner =
  | { kind: 'account'; accountId: string; email: string }
  /** Email verified by a code; never opens an account's alerts (decision 22). */
  | { kind: 'address'; email: string }
  /** Came through a link in a mail: may see and end alerts, but not create one or delete all data. */
  | { kind: 'link'; id: string }

/** Returns `null` for owners who cannot have alerts: a visitor's list, an account without an email. */
export const alertOwnerOf = ({ owner, email }: TokenSubject): AlertOwner | null => {
  const [kind = '', name = ''] = owner.split(/:(.*)/s)
  if (kind === 'account' && email !== undefined) return { kind: 'account', accountId: name, email: email.toLowerCase() }
  if (kind === 'address') return { kind: 'address', email: name.toLowerCase() }
  return kind === 'alerts' ? { kind: 'link', id: name } : null
}

export type AlertPerson = { id: string; email: string }

/** Finds the person visible to an owner. Alerts of an email move to its account on the account's first call. */
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
    // The account id takes precedence: its email may have changed.
    read('account_id = ?1 OR email = ?2 ORDER BY account_id IS ?1 DESC', accountId, email),
  ])
  return found?.results[0] ?? null
}

/** Whether the email belongs to an account, whose data opens by sign-in only. */
export const isOfAccount = async (db: D1Database, owner: AlertOwner): Promise<boolean> =>
  owner.kind === 'address' &&
  (await db
    .prepare('SELECT 1 FROM alert_people WHERE email = ? AND account_id IS NOT NULL')
    .bind(owner.email)
    .first()) !== null
