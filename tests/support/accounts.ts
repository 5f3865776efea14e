import { scryptSync } from 'node:crypto'
import { PRIVACY_VERSION } from '../../backend/identity/accounts/accounts.ts'
import { identityOf } from './sessions.ts'
import type { Site } from './site.ts'

export type TestAccount = { id: string; email: string; password: string }

const PASSWORD = 'a phrase of fifty people'
/** Weakest hash that the format allows: a strong one takes 0.2 s per account. */
const WEAK = { N: 2, r: 1, p: 1 } as const
const SALT = Buffer.alloc(16, 1)

export const weakHash = (password: string): string => {
  const hash = scryptSync(password, SALT, 32, WEAK).toString('base64url')
  return ['scrypt', WEAK.N, WEAK.r, WEAK.p, SALT.toString('base64url'), hash].join('$')
}

/** Accounts that can sign in by password. */
export const createAccounts = async (site: Site, count: number): Promise<TestAccount[]> => {
  const storedHash = weakHash(PASSWORD)
  const accounts = Array.from({ length: count }, (_, nth) => ({
    ...{ id: `person-${nth}`, email: `person.${nth}@fifty.example`, password: PASSWORD },
  }))
  const db = await identityOf(site)
  await db.batch(
    accounts.map(({ id, email }, nth) =>
      db
        .prepare(
          `INSERT INTO account (id, email, name, password, role, language, market, privacy_version, privacy_at, created_at)
          VALUES (?, ?, ?, ?, 'traveller', 'it', 'it', ?, '2027-01-01', '2027-01-01')`,
        )
        .bind(id, email, `Person Number${nth}`, storedHash, PRIVACY_VERSION),
    ),
  )
  return accounts
}
