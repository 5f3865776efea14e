import type { AlertRequest } from '../../../../shared/contracts/alerts.ts'
import type { Site } from '../../site.ts'
import type { FoundSubject } from './find-subject.ts'
import { consentStatements } from './keep-consent.ts'
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
  const [, , kept] = await db.batch<{ id: string }>([
    ...consentStatements(db, { email, market, consent, instant, id: id(), account, phone: phone || null }),
    db
      .prepare(
        `INSERT INTO alerts (id, person_id, travel_id, tour_id, on_stockout, on_confirmed, on_price, market, currency,
          state, created_at, active_at)
        SELECT ?1, p.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'active', ?10, ?10 FROM alert_people AS p WHERE p.email = ?2
        ON CONFLICT (person_id, travel_id, tour_id) DO UPDATE SET on_stockout = excluded.on_stockout,
          on_confirmed = excluded.on_confirmed, on_price = excluded.on_price, market = excluded.market,
          currency = excluded.currency, active_at = CASE state WHEN 'active' THEN active_at ELSE excluded.active_at END,
          state = 'active', removed_at = NULL, removal_reason = NULL, removal_text = NULL
        RETURNING id`,
      )
      .bind(
        ...[id(), email, subject.travelId, subject.tourId],
        ...[on('STOCKOUT_TRAVEL'), on('TOUR_CONFIRMED'), on('PRICE_DROPPED'), market, currency, instant],
      ),
  ])
  return kept?.results[0]?.id ?? null
}
