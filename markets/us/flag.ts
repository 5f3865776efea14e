import type { FlagShape } from '../flag-shapes.ts'

export const flag: readonly FlagShape[] = [
  ['path', { fill: '#fff', d: 'M0 0h24v24H0Z' }],
  ['path', { stroke: '#b8283d', strokeWidth: 3.43, d: 'M0 1.7h24M0 8.6h24M0 15.400h24M0 22.300h24' }],
  ['path', { fill: '#2b3f78', d: 'M0 0h13v13.700H0Z' }],
  [
    'path',
    {
      ...{ stroke: '#fff', strokeWidth: 1.6, strokeLinecap: 'round', strokeDasharray: '.01 3.3' },
      d: 'M3 3.500h9M3 6.900h9M3 10.300h9',
    },
  ],
]
