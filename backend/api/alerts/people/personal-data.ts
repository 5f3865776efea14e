export type DataOwner = { person: string | null; email: string; account: string | null }

/** Lists of the account, and of browsers that verified the email. */
const LISTS = `(SELECT 'account:' || ?1 WHERE ?1 IS NOT NULL UNION SELECT id FROM wishlist WHERE email = ?2)`

export const personalData = async (db: D1Database, { person, email, account }: DataOwner): Promise<object> => {
  const responses = await db.batch([
    db
      .prepare(
        `SELECT email, phone, cadence, paused_at, market, privacy_version, privacy_text, privacy_at, marketing,
          marketing_text, marketing_at, created_at FROM alert_people WHERE id = ?`,
      )
      .bind(person),
    db
      .prepare(
        `SELECT travel_id AS travel, tour_id AS departure, on_stockout, on_confirmed, place_since, on_price, market, currency, state,
          created_at, active_at, removed_at, removal_reason, removal_text
        FROM alerts WHERE person_id = ? ORDER BY created_at`,
      )
      .bind(person),
    db
      .prepare(
        `SELECT m.state, m.created_at, m.sent_at, coalesce(c.tour_id, o.tour_id) AS departure, m.opened, m.confirmed, m.cheaper
        FROM alert_messages AS m LEFT JOIN tour_changes AS c ON c.id = m.change_id
        LEFT JOIN place_offers AS o ON o.id = m.offer_id WHERE m.person_id = ? ORDER BY m.created_at`,
      )
      .bind(person),
    db
      .prepare(
        `SELECT market, status, consent_version, consent_text, consented_at, confirmed_at, left_at
        FROM newsletter_subscriptions WHERE email = ?`,
      )
      .bind(email),
    db
      .prepare(`SELECT travel_id AS travel, saved_at FROM wishlist_travel WHERE owner IN ${LISTS} ORDER BY saved_at`)
      .bind(account, email),
    db
      .prepare(`SELECT tour_id AS departure, saved_at FROM wishlist_tour WHERE owner IN ${LISTS} ORDER BY saved_at`)
      .bind(account, email),
    db.prepare('SELECT email AS bound_to, created_at, used_at FROM wishlist WHERE email = ?').bind(email),
    db.prepare(`SELECT created_at AS shared_at FROM wishlist_share WHERE owner IN ${LISTS}`).bind(account, email),
    db
      .prepare(
        'SELECT event_id AS event, market, joined_at FROM wemeet_attendees WHERE email = ?1 OR account_id = ?2 ORDER BY joined_at',
      )
      .bind(email, account),
  ])
  const [who, alerts, messages, newsletter, travels, departures, lists, links, events] = responses.map(
    ({ results }) => results,
  )
  return {
    person: who?.[0] ?? null,
    alerts,
    messages,
    newsletter,
    wishlist: { travels, departures, lists, links },
    events,
  }
}

/** Deletes alerts, messages and newsletter sign-up; with `everything` also wishlist and event places. */
export const deleteOwnerData = async (
  db: D1Database,
  { person, email, account }: DataOwner,
  everything: boolean,
): Promise<void> => {
  await db.batch([
    db.prepare('DELETE FROM newsletter_subscriptions WHERE email = ?').bind(email),
    db.prepare('DELETE FROM alert_people WHERE id = ? OR email = ?').bind(person, email),
    ...(everything
      ? [
          ...['wishlist_travel', 'wishlist_tour', 'wishlist_share'].map((table) =>
            db.prepare(`DELETE FROM ${table} WHERE owner IN ${LISTS}`).bind(account, email),
          ),
          db.prepare('DELETE FROM wishlist WHERE email = ?').bind(email),
          db.prepare('DELETE FROM wemeet_attendees WHERE email = ?1 OR account_id = ?2').bind(email, account),
        ]
      : []),
  ])
}
