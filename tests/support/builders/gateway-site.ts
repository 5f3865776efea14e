import { localVariables } from '../../../local/workers/local-variables.ts'
import { handle } from '../../../worker/app.ts'
import { pageResponse } from '../../../worker/engine/cache/page-codec.ts'
import type { PageKey } from '../../../worker/engine/cache/page-key.ts'
import { createPage, type PageMeta } from '../../../worker/engine/cache/rendered-page.ts'
import type { PrivateProps } from '../../../worker/engine/entrypoints/private.tsx'
import { createRecording } from '../../../worker/engine/slots/recording.tsx'
import type { Env } from '../../../worker/env.ts'

/** A page with its route, and slots for styles and the visitor. */
export const samplePageResponse = (
  key: PageKey,
  meta: Partial<PageMeta> & { renderedAt: number },
  status = 200,
): Response => {
  const { slot, finish } = createRecording()
  const attributes = slot('html-attributes', '')
  const slots = slot('visitor', '') + slot('return-field', '')
  const styles = slot('styles', '<style></style>')
  const text = `<html${attributes}>${styles}${key.route} ${key.query} ${meta.renderedAt}${slots}</html>`
  return pageResponse(createPage(status, finish(text), { log: { calls: [], dropped: [] }, ...meta }))
}

type Fetcher = { fetch: (request: Request | string) => Promise<Response> }
export type PageEntrypoint = (of: { props: PageKey }) => {
  fetch: (url: string, init?: RequestInit) => Promise<Response>
}

type GatewayOptions = {
  variables?: Record<string, unknown>
  page: PageEntrypoint
  /** Answers calls of the back end; default: 404. */
  api?: Fetcher
  /** Receives what a private page is rendered with. */
  onPrivate?: (props: PrivateProps) => void
}

/** The gateway in Node, in front of a page entrypoint and a back end of the test. */
export const gatewaySite = ({ variables = {}, page, api, onPrivate }: GatewayOptions) => {
  const missing = { success: false, error: { code: 'missing', message: 'missing' } }
  const env = {
    ...{ ENVIRONMENT: 'local', ...localVariables(8787).storefront },
    API: api ?? { fetch: async () => Response.json(missing, { status: 404 }) },
    ASSETS: { fetch: async () => new Response('a file') },
    ...variables,
  } as unknown as Env
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void pending.push(work),
    passThroughOnException: () => {},
    exports: {
      Page: page,
      Private: ({ props }: { props: PrivateProps }) => {
        onPrivate?.(props)
        return page({ props: props.key })
      },
    },
    props: {},
  }
  const request = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const url = path.startsWith('http') ? path : `http://it.localhost:8787${path}`
    const response = await handle(new Request(url, { ...init, headers }), env, context as unknown as ExecutionContext)
    while (pending.length > 0) await Promise.allSettled(pending.splice(0))
    return response
  }
  return { env, context: context as unknown as ExecutionContext, request }
}
