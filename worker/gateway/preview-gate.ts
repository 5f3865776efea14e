import { sha256 } from '../../shared/signing/sha256.ts'
import type { Env } from '../env.ts'

/** The user that a browser asks for, with the password of all previews. */
const USER = 'preview'

/** Refuses a request to the preview of a branch without its password; null with it, and where nothing is a preview. */
export const previewRefusal = async (
  { headers }: Request,
  { PREVIEW, PREVIEW_PASSWORD }: Pick<Env, 'PREVIEW' | 'PREVIEW_PASSWORD'>,
): Promise<Response | null> => {
  if (PREVIEW === undefined) return null
  const sent = headers.get('authorization') ?? ''
  // Digests: the time to compare them does not depend on where passwords differ.
  if (PREVIEW_PASSWORD && (await sha256(sent)) === (await sha256(`Basic ${btoa(`${USER}:${PREVIEW_PASSWORD}`)}`)))
    return null
  return new Response('This is the preview of a branch. It takes a user and a password.\n', {
    status: 401,
    headers: {
      'www-authenticate': 'Basic realm="Preview", charset="UTF-8"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  })
}
