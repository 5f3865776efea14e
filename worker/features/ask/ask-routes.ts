import { Hono } from 'hono'
import { normalizeQuestion } from '../../../shared/ask/plain-text.ts'
import { askRatingSchema, MAX_NOTE } from '../../../shared/contracts/ask.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import { verifyToken } from '../../../shared/signing/signed-token.ts'
import { formPost } from '../../forms/form-post.ts'
import { redirectOrJson, refuseForm } from '../../forms/responses.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { RATING_PURPOSE, sendRating } from './ask-calls.ts'

export const askRoutes = new Hono<GatewayApp>().post('/ask/rating', formPost, async (c) => {
  const path = c.get('market').paths['search-ai']
  const { token = '', rating, note = '', q = '' } = c.get('form')
  const { SIGNING_KEY, now } = c.get('config')
  const claims = await verifyToken(SIGNING_KEY, RATING_PURPOSE, token, now())
  if (path === null || claims === null) return refuseForm(c, 'unknown')
  const rated = askRatingSchema.safeParse({
    // A repeated rating has the same id.
    id: await sha256(token),
    market: c.get('market').id,
    asked: claims.asked,
    query: claims.query,
    reader: claims.reader,
    rating,
    note: note
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_NOTE)
      .toWellFormed(),
    caller: c.req.header('cf-connecting-ip') ?? null,
  })
  if (!rated.success) return refuseForm(c, 'unknown')
  const isSaved = await sendRating(c.var.visit, rated.data)
  const query = new URLSearchParams({ q: normalizeQuestion(q), rated: isSaved ? rated.data.rating : 'failed' })
  return redirectOrJson<'POST /api/ask/rating'>(c, `${path}?${query}`, !isSaved)
})
