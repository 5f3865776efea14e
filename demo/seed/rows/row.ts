/** A database row: column name to value. */
export type Row = Record<string, string | number | null>
