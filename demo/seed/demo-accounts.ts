import { type Account, PRIVACY_VERSION } from '../../backend/identity/accounts/accounts.ts'
import { hashPassword } from '../../backend/identity/accounts/password.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { ROLES } from '../../shared/sign-in/staff-roles.ts'

/** Password of all demo accounts, which exist in seeded local databases only. */
export const DEMO_PASSWORD = 'travel-together'

type Demo = {
  email: string
  name: string
  market: MarketId
  role: Account['role']
  roles: Account['roles']
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
    roles: ROLES,
    privacy: true,
    picture: 'alessia-moretti',
  },
  {
    email: 'admin@example.com',
    name: 'Ada Admin',
    market: 'us',
    role: 'admin',
    roles: ROLES,
    privacy: true,
    picture: null,
  },
  {
    email: 'privacy@example.com',
    name: 'Paul Vogel',
    market: 'de',
    role: 'traveller',
    roles: [],
    privacy: false,
    picture: null,
  },
]

type Database = Pick<D1Database, 'prepare'>

/** Adds missing demo accounts to a local database. `instant` is ISO. */
export const seedAccounts = async (db: Database, instant: string): Promise<void> => {
  for (const { email, name, market, role, roles, privacy, picture } of DEMO_ACCOUNTS) {
    if ((await db.prepare('SELECT id FROM account WHERE email = ?').bind(email).first()) !== null) continue
    await db
      .prepare(
        `INSERT INTO account (id, email, name, password, picture, role, roles, language, market, privacy_version, privacy_at, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
      )
      .bind(
        ...[crypto.randomUUID(), email, name, await hashPassword(DEMO_PASSWORD), picture, role, JSON.stringify(roles)],
        ...[markets[market].language, market, privacy ? PRIVACY_VERSION : null, privacy ? instant : null, instant],
      )
      .run()
  }
}
