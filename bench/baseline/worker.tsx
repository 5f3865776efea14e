import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { loadLayout } from '../../worker/data/content.ts'
import type { DataContext } from '../../worker/data/public-client.ts'
import type { PageKey } from '../../worker/engine/cache/page-key.ts'
import { buildPage } from '../../worker/engine/entrypoints/build-page.ts'
import { PageDocument } from '../../worker/engine/entrypoints/documents.tsx'
import { FragmentCacheProvider } from '../../worker/engine/slots/cached-fragment.tsx'
import { type Env, readConfig } from '../../worker/env.ts'
import { publicTraits } from '../../worker/pages/public.ts'
import { loadMessages } from '../../worker/shell/load-messages.ts'
import { makeDataLog } from '../../worker/telemetry/request-log.ts'
import { renderContextOf } from '../../worker/ui/render-context-of.ts'

/** Cached between requests: the element tree with all its data, and its bytes. */
type Prepared = { tree: () => ReactNode; bytes: Uint8Array<ArrayBuffer>; text: string }
const prepared = new Map<string, Prepared>()

const prepare = async (env: Env, ctx: ExecutionContext, key: PageKey): Promise<Prepared> => {
  await loadMessages(env.ASSETS, key.market)
  const config = readConfig(env)
  const data: DataContext = { env, config, waitUntil: (promise) => ctx.waitUntil(promise), log: makeDataLog() }
  const page = await buildPage(key, data)
  if (page.kind !== 'page') throw new Error(`${key.path} is no page`)
  const { value: layout } = await loadLayout(data, key.market)
  const site = await renderContextOf(data, key)
  // Plain React, without cached fragments.
  const tree = () => (
    <FragmentCacheProvider value={false}>
      <PageDocument site={site} traits={publicTraits(key.route)} layout={layout} style={null} page={page} />
    </FragmentCacheProvider>
  )
  const text = `<!DOCTYPE html>${renderToString(tree())}`
  return { tree, text, bytes: new TextEncoder().encode(text) }
}

const html = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/**
 * POST /prepare/{name} with a PageKey; then GET /constant/{name} (its bytes), /text/{name} (as a JS string),
 * /render/{name} (renderToString), /render-only/{name}?times=n (n renderings, short response).
 */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url)
    const [, what, name = ''] = url.pathname.split('/')
    if (what === 'prepare') {
      const page = await prepare(env, ctx, await request.json<PageKey>())
      prepared.set(name, page)
      return Response.json({ bytes: page.bytes.length })
    }
    const page = prepared.get(name)
    if (page === undefined) return new Response('not prepared', { status: 404 })
    switch (what) {
      case 'constant':
        return html(page.bytes)
      case 'text':
        return html(page.text)
      case 'render':
        return html(`<!DOCTYPE html>${renderToString(page.tree())}`)
      case 'render-only': {
        let length = 0
        for (let i = Number(url.searchParams.get('times')); i > 0; i--) length += renderToString(page.tree()).length
        return Response.json({ length })
      }
      default:
        return new Response('unknown', { status: 404 })
    }
  },
} satisfies ExportedHandler<Env>
