/** The product's databases with their bindings and migrations. */
export const DATABASES = [
  { name: 'api', worker: 'api', binding: 'DB', migrations: 'backend/api/migrations' },
  { name: 'events', worker: 'api', binding: 'EVENTS_DB', migrations: 'backend/api/experiments/migrations' },
  { name: 'identity', worker: 'identity', binding: 'DB', migrations: 'backend/identity/migrations' },
  { name: 'sessions', worker: 'storefront', binding: 'SESSIONS', migrations: 'worker/features/session/migrations' },
] as const
