import { type Context, Hono } from 'hono'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { imagesBaseOf } from '../../../shared/images/image-url.ts'
import { instantOf } from '../../kit/clock.ts'
import { choosePicture, pictureChoiceSchema } from '../backoffice/choose-picture.ts'
import { removePicture } from '../backoffice/remove-picture.ts'
import type { Api } from '../env.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import type { PictureSubject } from '../images/chosen-pictures.ts'
import { uploadImage } from '../images/upload/upload-image.ts'
import { uploadedImage, uploadName } from '../images/uploads.ts'
import { announce } from '../publishing/announce.ts'

export const uploadsRoute = new Hono<Api>()
  .post('/images', async (c) => {
    const form = await c.req.formData().catch(() => null)
    if (form === null) return jsonError(c, 422, 'invalid_fields', 'body: must be a form (multipart/form-data)')
    const outcome = await uploadImage(c.env, form, instantOf(c.env))
    if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    const { upload, known } = outcome
    const imagesBase = imagesBaseOf(c.env)
    const images = MARKET_IDS.map((market) => [market, uploadedImage({ imagesBase, market }, upload)])
    // Pages may show the former texts and focal point.
    const announced = known !== null && (await announce(c.env))
    return c.json(
      {
        success: true,
        data: { picture: uploadName(upload.id), images: Object.fromEntries(images), announced },
      },
      201,
    )
  })
  .delete('/images/:picture', async (c) => {
    const picture = c.req.param('picture')
    const outcome = await removePicture(c.env, picture, instantOf(c.env))
    if (outcome.kind === 'unknown') return jsonError(c, 404, 'picture_not_found', 'there is no such upload')
    return jsonOk(c, { picture, pages: outcome.pages, announced: await announce(c.env) })
  })
  .put('/travels/:slug/picture', (c) => respondChoice(c, { kind: 'travel', id: c.req.param('slug'), stage: 0 }))
  .put('/travels/:slug/stages/:stage{[1-9][0-9]?}/picture', (c) =>
    respondChoice(c, { kind: 'travel', id: c.req.param('slug'), stage: Number(c.req.param('stage')) }),
  )
  .put('/pictures/:name', (c) => respondChoice(c, { kind: 'site', id: c.req.param('name'), stage: 0 }))
  .put('/coordinators/:slug/picture', (c) =>
    respondChoice(c, { kind: 'coordinator', id: c.req.param('slug'), stage: 0 }),
  )

const respondChoice = async (c: Context<Api>, subject: PictureSubject) => {
  const choice = pictureChoiceSchema.safeParse(await jsonBody(c))
  if (!choice.success) return refuseFields(c, choice.error)
  const { picture } = choice.data
  const outcome = await choosePicture(c.env.DB, subject, picture, instantOf(c.env))
  if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
  if (outcome.kind === 'unknown') {
    const name = { travel: 'travel or stage', coordinator: 'coordinator', site: 'picture of the site' }[subject.kind]
    return jsonError(c, 404, `${subject.kind}_not_found`, `there is no such ${name}`)
  }
  return jsonOk(c, { picture, announced: await announce(c.env) })
}
