import type { z } from 'zod'
import { LAYOUT_PARTS } from '../sources/layout-source.ts'
import { partialPartSchema } from '../sources/partial-texts.ts'
import { PLACE_DOCUMENTS } from '../sources/places-source.ts'

const folderOf = (name: string): string => name.split('/', 1).join()

const schemaOf = (name: string): z.ZodType | null =>
  LAYOUT_PARTS.get(name) ?? PLACE_DOCUMENTS.get(folderOf(name)) ?? null

/** Loads a document that editors can change; `null` for others. A country without one has its id only. */
export const loadSource = async (db: D1Database, name: string): Promise<unknown> => {
  if (schemaOf(name) === null) return null
  const row = await db
    .prepare(
      `SELECT coalesce((SELECT source FROM documents WHERE name = ?1),
        (SELECT json_object('id', id) FROM destinations WHERE 'country/' || id = ?1)) AS source`,
    )
    .bind(name)
    .first<{ source: string | null }>()
  return JSON.parse(row?.source ?? 'null')
}

/** Fields of a place on which other pages depend: paths, lists, weather. */
const FIXED = ['id', 'name', 'continent', 'countries', 'travels', 'climate'] as const
type Fixed = Partial<Record<(typeof FIXED)[number], unknown>>

/** Loads the schema of what can replace a document; `null` if editors cannot change it. */
export const loadSchema = async (db: D1Database, name: string): Promise<z.ZodType | null> => {
  const schema = schemaOf(name)
  if (schema === null) return null
  if (LAYOUT_PARTS.has(name)) return partialPartSchema(schema)
  const before = (await loadSource(db, name)) as Fixed | null
  if (before === null) return null
  const changedIn = (after: Fixed) =>
    FIXED.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]))
  return schema.superRefine((after, { addIssue }) => {
    for (const field of changedIn(after as Fixed))
      addIssue({ code: 'custom', path: [field], message: 'cannot be changed' })
  })
}
