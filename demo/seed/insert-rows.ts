/** A database row: column name to value. */
type Row = Record<string, string | number | null>

/** Characters of JSON in one statement, well below D1's limit of 2 MB for a bound value. */
const MAX_CHARACTERS = 600_000

type OnConflict = 'keep' | 'update' | { columns: string[]; where: string }

/**
 * Inserts rows of one shape, many per statement, as one JSON value that SQLite unpacks.
 * @param onConflict `keep` leaves existing rows, `update` overwrites them, or some columns of some of them
 */
export const insertRows = async (
  db: D1Database,
  table: string,
  rows: readonly Row[],
  onConflict: OnConflict,
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const statement = db.prepare(insertStatement(table, columns, onConflict))
  for (const chunk of chunks(rows, columns)) await statement.bind(chunk).run()
}

const insertStatement = (table: string, columns: string[], onConflict: OnConflict): string => {
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const updated = onConflict === 'update' ? { columns, where: 'true' } : onConflict
  const conflict =
    updated === 'keep'
      ? 'ON CONFLICT DO NOTHING'
      : `ON CONFLICT DO UPDATE SET ${updated.columns.map((column) => `${column} = excluded.${column}`).join(', ')}
        WHERE ${updated.where}`
  // WHERE true: otherwise SQLite parses ON CONFLICT as a join condition.
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?) WHERE true ${conflict}`
}

/** JSON arrays of rows, each row an array of its columns' values. */
const chunks = function* (rows: readonly Row[], columns: string[]): Generator<string> {
  let parts: string[] = []
  let length = 0
  for (const row of rows) {
    const part = JSON.stringify(columns.map((column) => row[column] ?? null))
    if (length + part.length > MAX_CHARACTERS) {
      yield `[${parts.join(',')}]`
      parts = []
      length = 0
    }
    parts.push(part)
    length += part.length + 1
  }
  if (parts.length) yield `[${parts.join(',')}]`
}
