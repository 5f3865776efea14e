import { createHash } from 'node:crypto'
import type { SeedSources } from '../sources.ts'

/**
 * Content of each page, travel and coordinator with the day it was loaded. Existing rows stay, so the day changes with
 * the content only.
 */
export const changeRows = ({ pages, travels, coordinators }: SeedSources, day: string) => [
  ...pages.map(({ file, source }) => change('page', file, source, day)),
  ...travels.map((source) => change('travel', source.slug, source, day)),
  ...coordinators.map((source) => change('coordinator', source.slug, source, day)),
]

const change = (kind: 'page' | 'travel' | 'coordinator', id: string, source: unknown, changedOn: string) => ({
  kind,
  id,
  fingerprint: createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16),
  changed_on: changedOn,
})
