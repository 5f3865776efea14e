import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { findSubject } from '../../../backend/api/alerts/people/find-subject.ts'
import { subscribe } from '../../../backend/api/alerts/people/subscribe.ts'
import type { Env } from '../../../backend/api/env.ts'
import { siteOf } from '../../../backend/api/http/market-site.ts'
import { readOutbox, type StoredMail } from '../../../backend/kit/mail/outbox.ts'
import { languageOf, MARKET_IDS, type MarketId, TEXT_KEYS } from '../../../markets/market-id.ts'
import type { AlertRequest } from '../../../shared/contracts/alerts.ts'
import { memoryD1 } from './memory-d1.ts'

export const WORLD_NOW = '2027-01-15T10:00:00.000Z'

/** Consent text of a form. */
export const CONSENT_TEXT = { version: '1', privacy: 'By going on you agree.', marketing: 'Offers by email.' }

export type AlertWorld = {
  env: Env
  sqlite: DatabaseSync
  ask: (email: string, market: MarketId, request: Partial<AlertRequest>) => Promise<string | null>
  /** Stored mail, oldest first, with plain spaces. */
  mail: () => Promise<StoredMail[]>
  /** State of each message, by key. */
  messages: () => Record<string, string>
}

/** Creates an alert with a verified email. */
export const createAlert = async (env: Env, ...[email, market, request]: Parameters<AlertWorld['ask']>) => {
  const site = siteOf(env, market)
  const whole = { travel: 'one', tour: null, phone: null, marketing: null, words: CONSENT_TEXT, ...request }
  const subject = await findSubject(site, whole.travel, whole.tour)
  if (subject === null) throw new Error('no such subject')
  const details = { subject, request: whole, instant: env.CLOCK ?? '', id: () => crypto.randomUUID() }
  return subscribe(site, { kind: 'address', email }, details)
}

/** Two travels with two departures each (`one-a`, `one-b`, `two-a`, `two-b`, all PLANNED at 1,000), and no alerts. */
export const alertWorld = (): AlertWorld => {
  const { db, sqlite } = memoryD1()
  const outbox = memoryD1(join(import.meta.dirname, '../../../backend/identity/migrations')).db
  sqlite.exec("INSERT INTO destinations (id, iso_alpha3, continent) VALUES ('japan', 'JPN', 'asia')")
  for (const travel of ['one', 'two']) {
    sqlite.exec(`INSERT INTO travels (id, slug, destination_id, continent, days, style, type, cost_center, moods, badges,
      score, group_min, group_max, money_pot_eur, money_pot_gbp, money_pot_usd)
      VALUES ('${travel}', '${travel}', 'japan', 'asia', 10, 's', 't', 'c', '[]', '[]', 1, 8, 14, 1, 1, 1)`)
    sqlite.exec(`INSERT INTO travel_slugs VALUES ('${travel}', '${travel}')`)
    for (const language of TEXT_KEYS)
      sqlite.exec(`INSERT INTO travel_texts (language, travel_id, slug, title, destination_label, summary)
        VALUES ('${language}', '${travel}', '${travel}', 'Travel ${travel} ${languageOf(language)}', 'Japan', '')`)
    for (const tour of ['a', 'b'])
      sqlite.exec(`INSERT INTO tours (id, code, travel_id, starting_date, ending_date, days, status, free_seats,
        seats_to_confirm, age_badge, no_sharing, base_eur, base_gbp, base_usd, price_eur, price_gbp, price_usd, discount,
        deposit_eur, deposit_gbp, deposit_usd, wishlisted_count)
        VALUES ('${travel}-${tour}', '${travel.toUpperCase()}-${tour.toUpperCase()}', '${travel}', '2027-05-0${tour === 'a' ? 1 : 8}',
          '2027-05-1${tour === 'a' ? 0 : 7}', 10, 'PLANNED', 10, 4, 'ALL', 0, 200000, 200000, 200000, 100000, 100000, 100000,
          500, 1, 1, 1, 0)`)
  }
  sqlite.exec(`INSERT INTO tour_snapshots SELECT id, '2026-08-01T10:00:00.000Z', status, free_seats, seats_to_confirm,
    price_eur, price_gbp, price_usd FROM tours`)
  const env: Env = {
    DB: db,
    EVENTS_DB: {} as D1Database,
    OUTBOX: outbox,
    PICTURES: {} as R2Bucket,
    IMAGES_ORIGIN: 'http://images.test',
    API_PUBLIC_URL: 'http://api.test',
    SITE_ORIGINS: Object.fromEntries(MARKET_IDS.map((id) => [id, `http://${id}.test`])) as Record<MarketId, string>,
    ENVIRONMENT: 'local',
    CLOCK: WORLD_NOW,
    FAULTS: 'on',
    SIGNING_KEY: 'a-key-of-no-value-but-long-enough-0123456789',
    CONTENT_KEY: 'another-key-of-no-value-but-long-enough-0123',
    MAIL_FROM: 'hello@example.com',
  }
  return {
    env,
    sqlite,
    ask: (...request) => createAlert(env, ...request),
    mail: async () =>
      (await readOutbox(outbox, null, 100_000))
        .toReversed()
        .map((mail) => ({ ...mail, subject: plain(mail.subject), text: plain(mail.text) })),
    messages: () =>
      Object.fromEntries(
        sqlite
          .prepare('SELECT key, state FROM alert_messages')
          .all()
          .map(({ key, state }) => [String(key), String(state)]),
      ),
  }
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
