import { verifyToken } from '../../shared/signing/signed-token.ts'
import type { Visit } from '../visit/visit.ts'

const PURPOSE = 'preview'

/** Token of a preview link (`?preview=`) that the back end has signed for today, or undefined. */
export const previewToken = async ({ url, config }: Visit): Promise<string | undefined> => {
  const token = url.searchParams.get('preview')
  const { CONTENT_KEY, now } = config
  if (token === null || CONTENT_KEY === undefined) return undefined
  return (await verifyToken(CONTENT_KEY, PURPOSE, token, now())) === null ? undefined : token
}
