import type { Context } from 'hono'
import type { Api } from '../env.ts'

/** The JSON of a body; an empty object without one, null (which no schema takes) when it is no JSON. */
export async function jsonBody(c: Context<Api>): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
