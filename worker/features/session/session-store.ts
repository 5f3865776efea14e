import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { currentUserSchema } from '../../../shared/contracts/current-user.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import type { StoredSession } from '../../visit/visit.ts'

const PURPOSE = 'session'
/** Limit of one renewal. */
const LEASE_MS = 10_000
/** Content of a session that the same browser has replaced. */
const REPLACED = 'replaced'
const REPLACED_MS = 60_000

const contentSchema = lazySchema(() =>
  z.object({
    tokens: z.object({ access: z.string(), accessExpiresAt: z.number(), refresh: z.string().nullable() }),
    user: currentUserSchema.nullable(),
  }),
)
export type SessionContent = z.infer<typeof contentSchema>

/** A sign-in, or without `sid` all of a user. */
type Ended = { subject: string | null; sid: string | null }

/** Hashed, so that the database does not reveal cookies. */
export const sessionId = sha256

/** Creates a store in D1: one sealed row per session, times in ms of `config.realNow`. */
export const sessionStore = (db: D1Database, key: string) => {
  const sealed = (content: SessionContent, now: number) => seal(key, PURPOSE, content, now, LIFETIME_SECONDS.session)
  return {
    /** False when the issuer has ended the sign-in meanwhile. @param of `startedAt`: before its code was exchanged */
    async create(
      id: string,
      of: SessionContent & Ended & { renewAt: number; signedInAt?: number | null; startedAt?: number },
      now: number,
    ): Promise<boolean> {
      const { subject, sid, renewAt, signedInAt = null, startedAt = now, tokens, user } = of
      const [, created] = await db.batch([
        db.prepare('DELETE FROM session WHERE expires_at <= ?').bind(now),
        db
          .prepare(
            `INSERT INTO session (id, subject, sid, sealed, version, renew_at, lease_until, expires_at, signed_in_at)
            SELECT ?1, ?2, ?3, ?4, 1, ?5, 0, ?6, ?7 WHERE NOT EXISTS
              (SELECT 1 FROM logout_token WHERE sid = ?3 OR (subject = ?2 AND ended_at >= ?8)) RETURNING id`,
          )
          .bind(
            ...[id, subject, sid, await sealed({ tokens, user }, now), renewAt],
            ...[now + LIFETIME_SECONDS.session * 1000, signedInAt, startedAt],
          ),
      ])
      return created?.results.length === 1
    },

    async read(id: string, now: number): Promise<StoredSession | null> {
      const row = await db
        .prepare(
          'SELECT sealed, version, renew_at, expires_at, signed_in_at FROM session WHERE id = ? AND expires_at > ?',
        )
        .bind(id, now)
        .first<
          Record<'version' | 'renew_at' | 'expires_at', number> & { sealed: string; signed_in_at: number | null }
        >()
      if (row === null) return null
      const content = contentSchema.safeParse(await unseal(key, PURPOSE, row.sealed, now))
      if (!content.success) return null
      const { version, renew_at: renewAt, expires_at: expiresAt, signed_in_at: signedInAt } = row
      return { id, ...content.data, version, renewAt, expiresAt, signedInAt }
    },

    /** Grants one of several concurrent requests the right to renew. */
    async lease({ id, version }: StoredSession, now: number): Promise<boolean> {
      const row = await db
        .prepare('UPDATE session SET lease_until = ? WHERE id = ? AND version = ? AND lease_until <= ? RETURNING id')
        .bind(now + LEASE_MS, id, version, now)
        .first()
      return row !== null
    },

    /** null when the session has ended meanwhile. @param keepLease another update follows */
    async update(
      { id, version, expiresAt, signedInAt }: StoredSession,
      content: SessionContent,
      { renewAt, now, keepLease = false }: { renewAt: number; now: number; keepLease?: boolean },
    ): Promise<StoredSession | null> {
      const row = await db
        .prepare(
          `UPDATE session SET sealed = ?, renew_at = ?, version = version + 1, lease_until = ?
          WHERE id = ? AND version = ? RETURNING version`,
        )
        .bind(await sealed(content, now), renewAt, keepLease ? now + LEASE_MS : 0, id, version)
        .first<{ version: number }>()
      return row === null ? null : { id, ...content, version: row.version, renewAt, expiresAt, signedInAt }
    },

    async end(id: string): Promise<void> {
      await db.prepare('DELETE FROM session WHERE id = ?').bind(id).run()
    },

    /** Ends a session and the others of its sign-in, in other markets. */
    async endSignIn(id: string): Promise<void> {
      await db
        .prepare('DELETE FROM session WHERE id = ?1 OR sid = (SELECT sid FROM session WHERE id = ?1)')
        .bind(id)
        .run()
    },

    /** Marks a session as replaced for a minute. */
    async replace(id: string, now: number): Promise<void> {
      await db
        .prepare('UPDATE session SET sealed = ?, version = version + 1, expires_at = ? WHERE id = ?')
        .bind(REPLACED, now + REPLACED_MS, id)
        .run()
    },

    async isReplaced(id: string, now: number): Promise<boolean> {
      const row = await db
        .prepare('SELECT 1 FROM session WHERE id = ? AND sealed = ? AND expires_at > ?')
        .bind(id, REPLACED, now)
        .first()
      return row !== null
    },

    async endOf({ subject, sid }: Ended): Promise<void> {
      if (sid !== null) await db.prepare('DELETE FROM session WHERE sid = ?').bind(sid).run()
      else if (subject !== null) await db.prepare('DELETE FROM session WHERE subject = ?').bind(subject).run()
    },

    /** Returns true for the first use of a token only. Sessions that are created later see what it has ended. */
    async takeLogoutToken(jti: string, { subject, sid }: Ended, expiresAt: number, now: number): Promise<boolean> {
      const [, taken] = await db.batch([
        db.prepare('DELETE FROM logout_token WHERE expires_at <= ?').bind(now),
        db
          .prepare(
            `INSERT INTO logout_token (jti, expires_at, subject, sid, ended_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING RETURNING jti`,
          )
          .bind(jti, expiresAt, sid === null ? subject : null, sid, now),
      ])
      return taken?.results.length === 1
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
