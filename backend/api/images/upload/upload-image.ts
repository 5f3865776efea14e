import { z } from 'zod'
import { MARKET_IDS } from '../../../../markets/market-id.ts'
import { sha256 } from '../../../../shared/signing/sha256.ts'
import type { Env } from '../../env.ts'
import { fieldReasons } from '../../http/json.ts'
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '../limits.ts'
import { originalKey } from '../picture-path.ts'
import { imageTransformer, UndecodableImage } from '../transform-image.ts'
import { loadUploads, saveUpload } from '../uploads.ts'
import { readWebp } from './image-header.ts'
import { inspectImage } from './inspect-image.ts'
import { UPLOAD_ID_LENGTH, type Upload } from './upload.ts'

export type UploadOutcome =
  /** `known`: what it was before; null for a new one. */
  { kind: 'saved'; upload: Upload; known: Upload | null } | { kind: 'refused'; reasons: string[] }

const focalSchema = z.coerce.number().min(0).max(1).optional()
const altTextSchema = z.string({ error: 'required: markets without one show it' }).trim().min(1).max(250)
const ALT_FIELDS = Object.fromEntries(
  MARKET_IDS.map((id) => [`altText.${id}`, id === 'us' ? altTextSchema : altTextSchema.optional()]),
)

/** Fields of the form, as they are sent. */
const formSchema = z.strictObject({
  file: z.instanceof(File, { error: 'required' }),
  name: z.string().trim().min(1).max(60).optional(),
  focalX: focalSchema,
  focalY: focalSchema,
  ...ALT_FIELDS,
})

type Stored = Pick<Upload, 'type' | 'width' | 'height'> & { bytes: Uint8Array<ArrayBuffer> }

export const uploadIdFor = async (bytes: Parameters<typeof sha256>[0]): Promise<string> =>
  (await sha256(bytes)).slice(0, UPLOAD_ID_LENGTH)

/**
 * Stores a picture under the hash of its bytes. The same file again updates the given texts and focal point.
 * @param mayChange whether those of a known one are updated
 */
export const uploadImage = async (
  env: Env,
  form: FormData,
  instant: string,
  mayChange = true,
): Promise<UploadOutcome> => {
  const fields = formSchema.safeParse(Object.fromEntries(form))
  const file = form.get('file')
  const checked = file instanceof File ? await checkFile(env, file) : null
  const reasons = [
    ...(fields.success ? [] : fieldReasons(fields.error)),
    ...(checked !== null && 'refused' in checked ? [`file: ${checked.refused}`] : []),
  ]
  if (!fields.success || checked === null || 'refused' in checked) return { kind: 'refused', reasons }
  const { bytes, ...described } = checked
  const { name, focalX, focalY } = fields.data
  const texts = fields.data as unknown as Record<string, string>
  const id = await uploadIdFor(bytes)
  const known = (await loadUploads(env.DB, [id])).get(id) ?? null
  const given = MARKET_IDS.flatMap((market) => {
    const text = texts[`altText.${market}`]
    return text === undefined ? [] : [[market, text]]
  })
  const upload: Upload = {
    ...{ ...described, id },
    bytes: bytes.length,
    name: name ?? known?.name ?? null,
    altTexts: { ...known?.altTexts, ...(Object.fromEntries(given) as Upload['altTexts']) },
    focalX: focalX === undefined ? (known?.focalX ?? 50) : Math.round(focalX * 100),
    focalY: focalY === undefined ? (known?.focalY ?? 50) : Math.round(focalY * 100),
  }
  // First the file: a row without one would be a broken picture.
  await env.PICTURES.put(originalKey('uploads', upload.id), bytes, { httpMetadata: { contentType: upload.type } })
  if (known !== null && !mayChange) return { kind: 'saved', upload: known, known }
  await saveUpload(env.DB, upload, instant)
  return { kind: 'saved', upload, known }
}

const checkFile = async (env: Env, file: File): Promise<Stored | { refused: string }> => {
  if (file.size > MAX_FILE_BYTES) return { refused: FILE_TOO_LARGE }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const inspected = inspectImage({ bytes, name: file.name, type: file.type })
  if ('refused' in inspected) return inspected
  return inspected.type === 'image/svg+xml' ? { ...inspected, bytes } : decode(env, bytes, inspected)
}

const PROBE = { width: 480, format: 'webp', quality: 50 } as const

/** Decodes the whole picture; the result shows whether it is turned. */
const decode = async (
  env: Env,
  bytes: Uint8Array<ArrayBuffer>,
  { type, width, height }: Omit<Stored, 'bytes'>,
): Promise<Stored | { refused: string }> => {
  try {
    const small = await imageTransformer(env)(new Blob([bytes]).stream(), PROBE)
    const shown = readWebp(new Uint8Array(small.bytes))
    const isTurned = shown !== null && width > height !== shown.width > shown.height && shown.width !== shown.height
    return { type, bytes, ...(isTurned ? { width: height, height: width } : { width, height }) }
  } catch (error) {
    if (error instanceof UndecodableImage) return { refused: 'the picture is damaged: it cannot be decoded' }
    throw error
  }
}
