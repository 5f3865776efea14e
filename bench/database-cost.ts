/** Database time (ms) and rows read of a call, as D1 reports them. */
export type DatabaseCost = { ms: number; rowsRead: number; statements: number }

/** Wraps a database and adds up its cost. */
export const recording = (db: D1Database): { db: D1Database; cost: DatabaseCost } => {
  const cost: DatabaseCost = { ms: 0, rowsRead: 0, statements: 0 }
  const add = <T extends { meta: D1Meta }>(result: T): T => {
    cost.ms += result.meta.duration
    cost.rowsRead += result.meta.rows_read
    cost.statements++
    return result
  }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const recorded = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => recorded(statement.bind(...values)),
      all: async () => add(await statement.all()),
      first: async () => add(await statement.all()).results[0] ?? null,
    }
    originals.set(wrapped, statement)
    return wrapped as unknown as D1PreparedStatement
  }
  const wrapped = {
    prepare: (sql: string) => recorded(db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await db.batch(statements.map((each) => originals.get(each) ?? each))).map(add),
  }
  return { db: wrapped as unknown as D1Database, cost }
}
