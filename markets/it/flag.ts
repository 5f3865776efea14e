import { columns, type FlagShape } from '../flag-shapes.ts'

export const flag: readonly FlagShape[] = columns('#16813f', '#fff', '#c9283a')
