import { DAY_MS } from '../../shared/dates/iso-days.ts'
import { KEY_LIFETIME } from './keys/signing-keys.ts'

const MAIL_DAYS = 30
const SENT_MAIL_DAYS = 100

/** Runs hourly. By age, so that the next run makes up for one that was left out. */
export const purgeExpired = async (db: D1Database, nowMs: number): Promise<void> => {
  const day = (days: number): string => new Date(nowMs - days * DAY_MS).toISOString()
  const nowSeconds = Math.floor(nowMs / 1000)
  await db.batch([
    db.prepare('DELETE FROM proof WHERE expires_at < ?').bind(nowMs - DAY_MS),
    db.prepare('DELETE FROM passkey_challenge WHERE expires_at < ?').bind(nowMs),
    db.prepare('DELETE FROM attempt WHERE at < ?').bind(nowMs - DAY_MS),
    db.prepare('DELETE FROM oidc_artefact WHERE expires_at < ?').bind(nowSeconds),
    db.prepare('DELETE FROM signing_key WHERE created_at < ?').bind(nowSeconds - KEY_LIFETIME),
    db.prepare('DELETE FROM outbox WHERE sent_at < ?').bind(day(MAIL_DAYS)),
    db.prepare('DELETE FROM sent_mail WHERE sent_at < ?').bind(day(SENT_MAIL_DAYS)),
  ])
}
