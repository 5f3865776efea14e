import { sha256 } from '../../../shared/signing/sha256.ts'

export const SCOPES = ['content', 'catalogue', 'events', 'operations'] as const
type Scope = (typeof SCOPES)[number]

/** Calls of each scope, below /backoffice. */
const PATHS: Readonly<Record<Scope, RegExp>> = {
  content: /^\/(pages|layout|cms|versions|images|pictures|coordinators)(\/|$)|^\/travels\/.*\/picture$/,
  catalogue: /^\/tours\/|^\/travels\/[^/]+\/tours$/,
  events: /^\/events(\/|$)/,
  operations: /^\/(alerts|ask)\//,
}

export type Program = { name: string; scopes: readonly string[] }

/** The program of a token that has not expired. @param today UTC */
export const loadProgram = async (db: D1Database, token: string, today: string): Promise<Program | null> => {
  const row = await db
    .prepare(
      `UPDATE api_tokens SET used_on = ?2 WHERE hash = ?1 AND (expires_on IS NULL OR expires_on >= ?2) RETURNING name, scopes`,
    )
    .bind(await sha256(token), today)
    .first<{ name: string; scopes: string }>()
  return row && { name: row.name, scopes: JSON.parse(row.scopes) as string[] }
}

/** The scope that a call of the back office needs and a program lacks. */
export const lackedScope = ({ scopes }: Program, path: string): string | null => {
  const below = path.replace(/^\/backoffice/, '')
  const scope = SCOPES.find((each) => PATHS[each].test(below)) ?? 'operations'
  return scopes.includes(scope) ? null : scope
}
