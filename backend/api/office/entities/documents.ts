import { z } from 'zod'
import { LANGUAGES } from '../../../../markets/market-id.ts'
import { checkStyles } from '../../publishing/check-styles.ts'
import { loadSchema, loadSource } from '../../publishing/documents.ts'
import { publishDocument } from '../../publishing/publications.ts'
import { LAYOUT_PARTS } from '../../sources/layout-source.ts'
import { parsePart } from '../../sources/partial-texts.ts'
import type { Entity } from '../entity.ts'

/** Documents that exist by their name. */
const documents = (
  entity: Pick<Entity, 'name' | 'title' | 'one' | 'about' | 'list' | 'hints' | 'gaps' | 'remove'>,
): Entity => ({
  ...entity,
  publisher: 'publisher',
  hasDrafts: true,
  newId: null,
  schema: async ({ db }, id) => LAYOUT_PARTS.get(id ?? '') ?? (await loadSchema(db, id ?? '')) ?? z.never(),
  parse: (value, id) => {
    const part = LAYOUT_PARTS.get(id ?? '')
    return part === undefined ? null : parsePart(part, value)
  },
  load: loadSource,
  publish: async ({ db, instant }, id, source: unknown) => {
    const { reasons } = await checkStyles(source)
    if (id === null || reasons.length > 0) return { kind: 'refused', reasons }
    await db.batch(publishDocument(db, id, source, instant))
    return { kind: 'saved', id }
  },
})

const PARTS = [...LAYOUT_PARTS.keys()].map((name) => `'${name}'`).join(', ')
const TEXTS = LANGUAGES.map((language) => `'${language}'`).join(', ')

export const layout = documents({
  name: 'layout',
  title: 'Menus, banners, texts of all trips',
  about: 'Faqs and Included are on the pages of all trips, or of those of a style, type or continent.',
  one: 'a part of the layout',
  list: {
    sql: `SELECT name AS id, name AS part FROM documents WHERE name IN (${PARTS})`,
    columns: { part: 'Part' },
    codes: ['part'],
    order: 'part',
  },
  hints: { markets: 'None: all. Texts are needed in the languages of those chosen.' },
  gaps: `SELECT * FROM (SELECT d.name AS id, d.name || ': ' || coalesce(item.value ->> 'id', '') AS title,
      (SELECT group_concat(l.value, ' ') FROM json_each('${JSON.stringify(LANGUAGES)}') AS l WHERE EXISTS (
        SELECT 1 FROM json_tree(item.value) AS text WHERE text.type = 'object' AND text.value ->> l.value IS NULL
          AND EXISTS (SELECT 1 FROM json_each(text.value) WHERE key IN (${TEXTS})))) AS missing
    FROM documents AS d, json_tree(d.source) AS item
    WHERE d.name IN (${PARTS}) AND item.type = 'object' AND json_type(item.value, '$.markets') = 'array') WHERE missing IS NOT NULL`,
})

export const places = documents({
  name: 'places',
  title: 'Countries and places',
  one: 'a country or place',
  list: {
    sql: `SELECT name AS id, coalesce(source ->> '$.name.en', name) AS title, 'city or region' AS kind FROM documents WHERE name LIKE 'place/%'
      UNION ALL SELECT 'country/' || d.id, n.name, 'country' FROM destinations AS d
      JOIN destination_names AS n ON n.destination_id = d.id AND n.language = 'en'`,
    columns: { title: 'Name', kind: 'Kind' },
    order: 'title',
  },
  remove: {
    label: 'Remove its texts',
    about: 'The page of the country stays, composed from the catalogue; its history brings the texts back.',
    obstacles: "SELECT 'Cities and regions keep theirs.' AS text WHERE ?1 NOT LIKE 'country/%' AND ?2 <> ''",
    run: async ({ db, instant }, id) => {
      await db.batch(publishDocument(db, id, { id: id.replace('country/', '') }, instant))
      return { kind: 'saved', id }
    },
  },
})
