/** The product's databases: who binds them by which name, and the folder of their migrations. */
export const DATABASES = [
  { name: 'api', worker: 'api', binding: 'DB', migrations: 'backend/api/migrations' },
  { name: 'identity', worker: 'identity', binding: 'DB', migrations: 'backend/identity/migrations' },
  { name: 'sessions', worker: 'storefront', binding: 'SESSIONS', migrations: 'worker/features/session/migrations' },
] as const
