import type { AlertRequest } from '../../../../shared/contracts/alerts.ts'
import type { Consent } from '../../../../shared/contracts/consent.ts'
import type { Site } from '../../site.ts'
import type { FoundSubject } from './find-subject.ts'
import { type AlertOwner, findPerson } from './people.ts'

type Subscription = { subject: FoundSubject; request: AlertRequest; instant: string; id: () => string }

/**
 * Reactivates an inactive or removed alert. Returns `null` for owners from a mail's link, because mails get forwarded.
 */
export const subscribe = async (
  { db, market, currency }: Site,
  owner: AlertOwner,
  { subject, request: { phone, ...consent }, instant, id }: Subscription,
): Promise<string | null> => {
  if (owner.kind === 'link') return null
  const email = (await findPerson(db, owner))?.email ?? owner.email
  const account = owner.kind === 'account' ? owner.accountId : null
  const on = (type: FoundSubject['types'][number]) => (subject.types.includes(type) ? 1 : 0)
  const [, , saved] = await db.batch<{ id: string }>([
    ...consentStatements(db, { email, market, consent, instant, id: id(), account, phone: phone || null }),
    db
      .prepare(
        `INSERT INTO alerts (id, person_id, travel_id, tour_id, on_stockout, on_confirmed, on_price, market, currency,
          state, created_at, active_at, place_since)
        SELECT ?1, p.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'active', ?10, ?10, CASE ?11 WHEN 1 THEN ?10 END FROM alert_people AS p WHERE p.email = ?2
        ON CONFLICT (person_id, travel_id, tour_id) DO UPDATE SET on_stockout = excluded.on_stockout,
          on_confirmed = excluded.on_confirmed, on_price = excluded.on_price, market = excluded.market,
          currency = excluded.currency, active_at = CASE state WHEN 'active' THEN active_at ELSE excluded.active_at END,
          place_since = CASE WHEN excluded.place_since IS NOT NULL THEN coalesce(place_since, excluded.place_since) END,
          state = 'active', removed_at = NULL, removal_reason = NULL, removal_text = NULL
        RETURNING id`,
      )
      .bind(
        ...[id(), email, subject.travelId, subject.tourId],
        ...[
          on('STOCKOUT_TRAVEL'),
          on('TOUR_CONFIRMED'),
          on('PRICE_DROPPED'),
          market,
          currency,
          instant,
          on('PLACE_FREE'),
        ],
      ),
  ])
  return saved?.results[0]?.id ?? null
}

type ConsentOf = Record<'email' | 'market' | 'instant' | 'id', string> & {
  consent: Consent
  account?: string | null
  phone?: string | null
}

/** The same text keeps its first time; absent values leave stored ones unchanged. */
export const consentStatements = (
  db: D1Database,
  { email, market, consent: { marketing, words }, instant, id, account = null, phone = null }: ConsentOf,
): [D1PreparedStatement, D1PreparedStatement] => [
  db
    .prepare(
      `INSERT INTO alert_people (id, email, market, privacy_version, privacy_text, privacy_at, created_at, account_id, phone)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8)
      ON CONFLICT (email) DO UPDATE SET market = ?3, account_id = coalesce(?7, account_id), phone = coalesce(?8, phone),
        privacy_at = CASE WHEN privacy_version = ?4 AND privacy_text = ?5 THEN privacy_at ELSE ?6 END,
        privacy_version = ?4, privacy_text = ?5`,
    )
    .bind(id, email, market, words.version, words.privacy, instant, account, phone),
  db
    .prepare(
      `UPDATE alert_people SET marketing = ?1, marketing_text = ?2, marketing_at = ?3
      WHERE email = ?4 AND ?1 IS NOT NULL AND marketing IS NOT ?1`,
    )
    .bind(marketing === null ? null : marketing ? 'accepted' : 'declined', words.marketing, instant, email),
]
