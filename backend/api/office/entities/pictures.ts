import { html } from 'hono/html'
import { z } from 'zod'
import { MARKET_IDS, type MarketId } from '../../../../markets/market-id.ts'
import { imagesBaseOf, imageUrl } from '../../../../shared/images/image-url.ts'
import { removePicture } from '../../backoffice/remove-picture.ts'
import type { PictureSubject } from '../../images/chosen-pictures.ts'
import type { Upload } from '../../images/upload/upload.ts'
import { croppedImage, loadUploads, saveUpload } from '../../images/uploads.ts'
import type { Entity } from '../entity.ts'
import { POINT, POINT_SIZE } from '../form/clicked-point.ts'
import { loadChoice, pictureOptions, saveChoice } from '../picture-choice.ts'
import { WHOLE_WIDTH, wholeHref } from '../whole-picture.ts'

const altText = z.string().trim().min(1).max(250)
const share = z.number().min(0).max(1)

/** What an upload says besides its file. */
export const pictureTextsSchema = z.strictObject({
  name: z.string().trim().min(1).max(60).optional(),
  focalX: share,
  focalY: share,
  altText: z.strictObject({
    ...(Object.fromEntries(MARKET_IDS.map((market) => [market, altText.optional()])) as Record<
      MarketId,
      z.ZodOptional<typeof altText>
    >),
    us: altText,
  }),
})

/** An upload as its form shows it. */
export const pictureTexts = ({ name, altTexts, focalX, focalY }: Upload) => ({
  ...(name !== null && { name }),
  ...{ focalX: focalX / 100, focalY: focalY / 100, altText: altTexts },
})

export const pictures: Entity = {
  name: 'pictures',
  title: 'Pictures',
  one: 'a picture',
  about:
    'The same file again changes its texts. Pages name a picture by its key; travels and coordinators show what is chosen for them.',
  publisher: 'publisher',
  hasDrafts: false,
  newId: null,
  list: {
    sql: `SELECT 'upload-' || id AS id, alt_texts ->> '$.us' AS text, 'upload-' || id AS key, width || ' × ' || height AS size,
      (SELECT group_concat(coalesce(t.title, o.name, c.id), ', ') FROM chosen_pictures AS c
        LEFT JOIN travel_texts AS t ON c.kind = 'travel' AND t.travel_id = c.id AND t.language = 'en'
        LEFT JOIN coordinators AS o ON c.kind = 'coordinator' AND o.id = c.id WHERE c.upload_id = u.id) AS chosen, saved_at AS saved FROM uploads AS u`,
    columns: { text: 'Shows', key: 'Key', size: 'Pixels', chosen: 'Chosen for', saved: 'Saved' },
    order: 'saved DESC, text',
    thumbnails: async ({ db, env }, ids) => {
      const uploads = await loadUploads(
        db,
        ids.map((id) => id.replace(/^upload-/, '')),
      )
      const site = { imagesBase: imagesBaseOf(env), market: 'us' as const }
      return new Map(
        [...uploads.values()].map((upload) => [`upload-${upload.id}`, croppedImage(site, upload, 'landscape')]),
      )
    },
  },
  gapsBy: 'market',
  gaps: `SELECT * FROM (SELECT 'upload-' || id AS id, alt_texts ->> '$.us' AS title,
    (SELECT group_concat(value, ' ') FROM json_each('${JSON.stringify(MARKET_IDS)}')
      WHERE coalesce(alt_texts ->> ('$.' || value), '') = '') AS missing FROM uploads) WHERE missing IS NOT NULL`,
  labels: {
    name: 'Words of its address',
    altText: 'What it shows, for those who cannot see it',
    focalX: 'Focal point from the left',
    focalY: 'Focal point from the top',
  },
  hints: {
    altText: 'Markets without one show the one of Global.',
    focalX: 'From 0 to 1: this point stays visible in every crop.',
    focalY: 'From 0 (top) to 1.',
  },
  schema: () => pictureTextsSchema,
  load: async (db, id) => {
    const upload = (await loadUploads(db, [id.replace(/^upload-/, '')])).values().next().value
    return upload === undefined ? null : pictureTexts(upload)
  },
  aside: async ({ db, env }, id, value) => {
    const upload = (await loadUploads(db, [id.replace(/^upload-/, '')])).values().next().value
    if (upload === undefined) return html``
    const site = { imagesBase: imagesBaseOf(env), market: 'us' as const }
    const crops = (['landscape', 'portrait', 'face'] as const).map((format) => croppedImage(site, upload, format))
    const { focalX = 0.5, focalY = 0.5 } = (value ?? {}) as { focalX?: number; focalY?: number }
    const height = Math.round((WHOLE_WIDTH * upload.height) / upload.width)
    const size = html`width="${WHOLE_WIDTH}" height="${height}"`
    return html`<p>Click what must stay visible, then save: the crops below follow.</p>
<div class="point"><input type="hidden" name="${POINT_SIZE}" value="${WHOLE_WIDTH}x${height}"><input type="image" name="${POINT}" tabindex="-1" src="${wholeHref(id)}" alt="The whole picture; the fields below set its focal point, too" ${size}><svg ${size} aria-hidden="true"><circle cx="${focalX * WHOLE_WIDTH}" cy="${focalY * height}" r="12"/></svg></div>
<div class="crops">${crops.map((image) => html`<img src="${imageUrl(image, 320)}" alt="${image.altText}" height="200">`)}</div>`
  },
  links: (id) => (id === '' ? [['/office/pictures/upload', 'Upload']] : []),
  publish: async ({ db, instant }, id, value: z.infer<typeof pictureTextsSchema>) => {
    const upload = (await loadUploads(db, [(id ?? '').replace(/^upload-/, '')])).values().next().value
    if (id === null || upload === undefined) return { kind: 'refused', reasons: ['there is no such picture'] }
    const { name = null, altText: altTexts, focalX, focalY } = value
    const focal = { focalX: Math.round(focalX * 100), focalY: Math.round(focalY * 100) }
    await saveUpload(db, { ...upload, name, altTexts, ...focal }, instant)
    return { kind: 'saved', id }
  },
  remove: {
    label: 'Take down',
    isFinal: true,
    about: 'The file, its sizes and texts are deleted. Nothing brings it back but the same file.',
    effects: `SELECT 'Chosen for ' || kind || ' ' || id || ', which shows none' AS text FROM chosen_pictures WHERE 'upload-' || upload_id = ?1
      UNION ALL SELECT 'Named by the page ' || id || ', which shows a default' FROM pages WHERE instr(source, '"' || ?1 || '"') > 0`,
    run: async ({ env, instant }, id) => {
      const outcome = await removePicture(env, id, instant)
      return outcome.kind === 'removed'
        ? { kind: 'saved', id }
        : { kind: 'refused', reasons: ['there is no such picture'] }
    },
  },
}

const SUBJECT = /^(travel|coordinator|site)\/([a-z0-9-]+)\/(\d+)$/

export const choices: Entity = {
  name: 'chosen',
  title: 'Chosen pictures',
  one: 'a choice',
  about: 'The poster of each travel, the pictures of its stages, and the portraits of coordinators.',
  publisher: 'publisher',
  hasDrafts: false,
  newId: null,
  list: {
    sql: `SELECT s.kind || '/' || s.id || '/' || s.stage AS id, s.title, s.place, u.alt_texts ->> '$.us' AS picture FROM (
        SELECT 'travel' AS kind, travel_id AS id, 0 AS stage, title, 'poster' AS place FROM travel_texts WHERE language = 'en'
        UNION ALL SELECT 'travel', t.travel_id, e.key + 1, t.title, 'stage ' || (e.key + 1) || ', ' || (e.value ->> 'place')
          FROM travel_stories AS y JOIN travel_texts AS t USING (language, travel_id), json_each(y.itinerary) AS e WHERE language = 'en'
        UNION ALL SELECT 'coordinator', id, 0, name, 'portrait' FROM coordinators) AS s
      LEFT JOIN chosen_pictures AS c ON c.kind = s.kind AND c.id = s.id AND c.stage = s.stage
      LEFT JOIN uploads AS u ON u.id = c.upload_id`,
    columns: { title: 'Of', place: 'Where', picture: 'Picture' },
    order: 'title, id',
  },
  choices: { picture: pictureOptions },
  schema: () => z.strictObject({ picture: z.string().nullable() }),
  load: async (db, id) => {
    const [, kind, subject, stage] = SUBJECT.exec(id) ?? []
    if (kind === undefined) return null
    return {
      picture: await loadChoice(db, { kind: kind as PictureSubject['kind'], id: subject ?? '', stage: Number(stage) }),
    }
  },
  publish: async (office, id, { picture }: { picture: string | null }) => {
    const [, kind, subject = '', stage] = SUBJECT.exec(id ?? '') ?? []
    if (id === null || kind === undefined) return { kind: 'refused', reasons: ['there is no such thing'] }
    const wanted = { kind: kind as PictureSubject['kind'], id: subject, stage: Number(stage) }
    const reasons = await saveChoice(office, wanted, picture)
    return reasons.length > 0 ? { kind: 'refused', reasons } : { kind: 'saved', id }
  },
}
