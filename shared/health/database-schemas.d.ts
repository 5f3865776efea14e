declare module 'virtual:database-schemas' {
  type Schema = { lastMigration: string; tables: readonly string[] }
  export const schemas: Record<'api' | 'events' | 'identity' | 'sessions', Schema>
}
