import { columns, type FlagShape } from '../flag-shapes.ts'

export const flag: readonly FlagShape[] = columns('#1d3f8f', '#fff', '#d9333f')
