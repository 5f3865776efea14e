import { createHmac } from 'node:crypto'
import type { TokenSubject } from '../../../../shared/contracts/personal-token.ts'
import type { Env } from '../../env.ts'

/** Lifetime of a verified email (worker/features/sign-up/verified-email.ts) plus a day. */
const RETENTION_MS = 31 * 86_400_000

const hashOf = ({ SIGNING_KEY }: Pick<Env, 'SIGNING_KEY'>, email: string): string =>
  createHmac('sha256', SIGNING_KEY).update(`forgotten address\0${email.toLowerCase()}`).digest('base64url')

export const recordDeletedEmail = async (env: Env, email: string, at: number): Promise<void> => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM forgotten_address WHERE at < ?').bind(at - RETENTION_MS),
    env.DB.prepare('INSERT INTO forgotten_address (hash, at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET at = ?2').bind(
      hashOf(env, email),
      at,
    ),
  ])
}

/** Whether the email was verified before all of its data was deleted. */
export const isDeletedEmail = async (env: Env, { owner, provenAt }: TokenSubject): Promise<boolean> => {
  if (!owner.startsWith('address:')) return false
  const row = await env.DB.prepare('SELECT 1 FROM forgotten_address WHERE hash = ? AND at >= ?')
    .bind(hashOf(env, owner.slice('address:'.length)), provenAt ?? 0)
    .first()
  return row !== null
}
