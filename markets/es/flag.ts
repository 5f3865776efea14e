import type { FlagShape } from '../flag-shapes.ts'

export const flag: readonly FlagShape[] = [
  ['path', { fill: '#c5202c', d: 'M0 0h24v24H0Z' }],
  ['path', { fill: '#f6c11c', d: 'M0 6h24v12H0Z' }],
]
