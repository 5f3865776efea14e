/** A row as it is loaded: column name to value. */
export type Row = Record<string, string | number | null>
