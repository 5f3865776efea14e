import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Failure } from '../../../shared/contracts/envelope.ts'
import { type MalformedJson, parseJson } from '../../../shared/json/parse-json.ts'
import type { Redirect } from '../content/custom-page.ts'
import type { Api } from '../env.ts'

export const jsonOk = <T>(c: Context<Api>, data: T) => c.json({ success: true as const, data })

export const jsonError = (c: Context<Api>, status: ContentfulStatusCode, code: string, message: string) =>
  c.json({ success: false, error: { code, message } } satisfies Failure, status)

export const jsonRedirect = (c: Context<Api>, meta: Redirect) =>
  c.json(
    { success: false, error: { code: 'moved', message: `moved to ${meta.redirectTo}` }, meta } satisfies Failure,
    418,
  )

export const refuseFields = (c: Context<Api>, error: z.ZodError) =>
  jsonError(c, 422, 'invalid_fields', fieldReasons(error).join('; '))

export const fieldReasons = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)

/** Returns `{}` without a body. Throws MalformedJson, which `malformedBody` answers. */
export const jsonBody = async (c: Context<Api>): Promise<unknown> => {
  const text = await c.req.text()
  return text.trim() === '' ? {} : parseJson(text)
}

export const malformedBody = (c: Context<Api>, { message }: MalformedJson) =>
  jsonError(c, 422, 'invalid_fields', `body: ${message}`)
