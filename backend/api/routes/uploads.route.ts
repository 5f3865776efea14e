import { Hono } from 'hono'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { imagesBaseOf } from '../../../shared/images/image-url.ts'
import type { Api } from '../env.ts'
import { instantOf } from '../http/clock.ts'
import { jsonError } from '../http/json.ts'
import { uploadImage } from '../images/upload/upload-image.ts'
import { uploadedImage, uploadName } from '../images/uploads.ts'
import { announce } from '../publishing/announce.ts'

export const uploadsRoute = new Hono<Api>().post('/images', async (c) => {
  const form = await c.req.formData().catch(() => null)
  if (form === null) return jsonError(c, 422, 'invalid_fields', 'body: must be a form (multipart/form-data)')
  const outcome = await uploadImage(c.env, form, instantOf(c.env))
  if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
  const { upload, isNew, removed } = outcome
  const imagesBase = imagesBaseOf(c.env)
  const images = MARKET_IDS.map((market) => [market, uploadedImage({ imagesBase, market }, upload)])
  // Pages may show the former texts and focal point.
  const announced = isNew ? false : await announce(c.env, ['pages'])
  return c.json(
    { success: true, data: { picture: uploadName(upload.id), images: Object.fromEntries(images), removed, announced } },
    201,
  )
})
