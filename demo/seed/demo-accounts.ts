import { type Account, PRIVACY_VERSION } from '../../backend/identity/accounts/accounts.ts'
import { hashPassword } from '../../backend/identity/accounts/password.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'

/** Password of all demo accounts, which exist in seeded local databases only. */
export const DEMO_PASSWORD = 'travel-together'

type Demo = {
  email: string
  name: string
  market: MarketId
  role: Account['role']
  privacy: boolean
  picture: string | null
}

/** Accounts for trying sign-in (backend/README.md). */
export const DEMO_ACCOUNTS: readonly Demo[] = [
  {
    email: 'giulia@example.com',
    name: 'Giulia Ferri',
    market: 'it',
    role: 'traveller',
    privacy: true,
    picture: 'alessia-moretti',
  },
  { email: 'admin@example.com', name: 'Ada Admin', market: 'us', role: 'admin', privacy: true, picture: null },
  { email: 'privacy@example.com', name: 'Paul Vogel', market: 'de', role: 'traveller', privacy: false, picture: null },
]

type Database = Pick<D1Database, 'prepare'>

/** Adds missing demo accounts to a local database. `instant` is ISO. */
export const seedAccounts = async (db: Database, instant: string): Promise<void> => {
  for (const { email, name, market, role, privacy, picture } of DEMO_ACCOUNTS) {
    if ((await db.prepare('SELECT id FROM account WHERE email = ?').bind(email).first()) !== null) continue
    await db
      .prepare(
        `INSERT INTO account (id, email, name, password, picture, role, language, market, privacy_version, privacy_at, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
      )
      .bind(
        ...[crypto.randomUUID(), email, name, await hashPassword(DEMO_PASSWORD), picture, role],
        ...[markets[market].language, market, privacy ? PRIVACY_VERSION : null, privacy ? instant : null, instant],
      )
      .run()
  }
}
