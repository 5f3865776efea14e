/** A piece of SQL with the values of its question marks, in order. */
export type Fragment = { sql: string; values: (string | number)[] }

export const fragment = (sql: string, ...values: (string | number)[]): Fragment => ({ sql, values })

/** All of the conditions; true when there are none. */
export const allOf = (conditions: readonly Fragment[]): Fragment => ({
  sql: conditions.length ? conditions.map(({ sql }) => `(${sql})`).join(' AND ') : 'true',
  values: conditions.flatMap(({ values }) => values),
})

/** Membership in a list of any length, as one bound value (D1 binds at most 100). */
export const isOneOf = (column: string, items: readonly (string | number)[]): Fragment =>
  fragment(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(items))
