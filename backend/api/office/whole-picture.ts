import { originalKey } from '../images/picture-path.ts'
import { imageTransformer } from '../images/transform-image.ts'
import { loadUploads, uploadIdOf } from '../images/uploads.ts'
import type { Office } from './entity.ts'

/** Pixels at which the back office shows a picture that is not cropped. */
export const WHOLE_WIDTH = 320

export const wholeHref = (name: string): string => `/office/pictures/whole?id=${name}`

/** A small version of the whole original, which is not public; null without one. */
export const loadWhole = async ({ env }: Office, name: string): Promise<Response | null> => {
  const id = uploadIdOf(name)
  const upload = id === undefined ? undefined : (await loadUploads(env.DB, [id])).get(id)
  const original = upload && (await env.PICTURES.get(originalKey('uploads', upload.id)))
  if (upload === undefined || !original) return null
  const headers = { 'cache-control': 'private, max-age=3600', 'content-security-policy': "default-src 'none'; sandbox" }
  if (upload.type === 'image/svg+xml')
    return new Response(original.body, { headers: { ...headers, 'content-type': upload.type } })
  const { bytes, contentType } = await imageTransformer(env)(original.body, {
    ...{ width: WHOLE_WIDTH * 2, format: 'webp', quality: 70 },
  })
  return new Response(bytes, { headers: { ...headers, 'content-type': contentType } })
}
