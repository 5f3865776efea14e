import type { FlagShape } from '../flag-shapes.ts'

export const flag: readonly FlagShape[] = [
  ['path', { fill: '#20419a', d: 'M0 0h24v24H0Z' }],
  [
    'circle',
    {
      ...{ cx: 12, cy: 12, r: 7, fill: 'none', stroke: '#fc0', strokeWidth: 2.2, strokeLinecap: 'round' },
      strokeDasharray: '.01 3.655',
    },
  ],
]
