import { z } from 'zod'
import { runWrangler } from './run-wrangler.ts'

/** Cloudflare's API; wrangler reads the same variable. */
const apiUrl = (): string => process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'

const envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })),
  result: z.unknown(),
  result_info: z.object({ total_pages: z.number().optional() }).nullish(),
})
const tokenSchema = z.object({ token: z.string() })

type Method = 'GET' | 'POST' | 'PUT'

/** An account of Cloudflare, by the credentials that wrangler has. */
export const connectAccount = async (accountId: string) => {
  const { token } = tokenSchema.parse(JSON.parse(await runWrangler(['auth', 'token', '--json'])))
  const call = async (method: Method, path: string, body?: unknown) => {
    const response = await fetch(`${apiUrl()}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (response.status === 404) return null
    const parsed = envelope.safeParse(await response.json().catch(() => null))
    if (parsed.success && parsed.data.success) return parsed.data
    const reasons = parsed.data?.errors.map(({ code, message }) => `${message} (${code})`).join(', ')
    throw new Error(`Cloudflare: ${method} ${path}: status ${response.status}${reasons ? `: ${reasons}` : ''}`)
  }
  const account = `/accounts/${accountId}`
  return {
    account,
    /** Null for what does not exist. */
    find: async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
      const found = await call('GET', path)
      return found === null ? null : schema.parse(found.result)
    },
    list: async <T>(path: string, schema: z.ZodType<T>): Promise<T[]> => {
      const results: T[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const found = await call('GET', `${path}${path.includes('?') ? '&' : '?'}page=${page}`)
        results.push(...z.array(schema).parse(found?.result ?? []))
        pages = found?.result_info?.total_pages ?? 1
      }
      return results
    },
    send: async (method: Exclude<Method, 'GET'>, path: string, body: unknown): Promise<unknown> => {
      const sent = await call(method, path, body)
      if (sent === null) throw new Error(`Cloudflare: ${method} ${path}: not found`)
      return sent.result
    },
  }
}

export type Account = Awaited<ReturnType<typeof connectAccount>>
