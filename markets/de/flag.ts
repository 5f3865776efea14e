import { type FlagShape, rows } from '../flag-shapes.ts'

export const flag: readonly FlagShape[] = rows('#1c1c1c', '#d32027', '#f5c51c')
