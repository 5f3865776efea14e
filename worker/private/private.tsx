import { WorkerEntrypoint } from 'cloudflare:workers'
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import { allMarkets } from '../../markets/registry.ts'
import type { DataContext } from '../data/answer-cache.ts'
import { loadLayout } from '../data/content.ts'
import { makeDataLog } from '../data/data-log.ts'
import { type Env, readConfig } from '../env.ts'
import { DATA_LOG_HEADER, STYLE_HASH_HEADER } from '../page/answer-headers.ts'
import { addressOf, openModal } from '../page/open-modal.ts'
import type { PageKey } from '../page/page-key.ts'
import { siteOfKey } from '../page/site-of-key.ts'
import { beanStyles } from '../render/layout/bean-style.ts'
import { makePageStyle } from '../render/page-style.ts'
import { PrivateDocument } from './private-document.tsx'
import type { PrivateView } from './private-view.ts'

export type PrivateProps = { key: PageKey; view: PrivateView }

const app = new Hono<{ Bindings: { props: PrivateProps; data: DataContext } }>()
app.use(reactRenderer())
app.get('*', async (c) => {
  const { props, data } = c.env
  const layout = await loadLayout(data, props.key.market).then(
    (loaded) => loaded.value,
    () => null,
  )
  c.header('cache-control', 'private, no-store')
  const style = await makePageStyle(beanStyles(layout, props.key.path))
  if (style !== null) c.header(STYLE_HASH_HEADER, style.hash)
  const site = siteOfKey(data.config, props.key)
  const alternates = alternatesOf(props.key)
  const modal = openModal(props.key, { site, layout, alternates, now: data.config.now() }, null)
  if (modal === 'absent') return c.redirect(addressOf(props.key), 302)
  const response = await c.render(
    <PrivateDocument
      site={site}
      layout={layout}
      style={style?.css ?? null}
      view={props.view}
      alternates={alternates}
      modal={modal}
    />,
  )
  response.headers.set(DATA_LOG_HEADER, JSON.stringify({ calls: data.log.entries, dropped: data.log.dropped }))
  return response
})

/** The same page in the other markets; a confirmation has no address of its own. */
const alternatesOf = ({ route }: PageKey) =>
  Object.fromEntries(
    allMarkets.flatMap(({ id, paths }) => {
      const path = route === 'wishlist' ? paths.wishlist : null
      return path === null ? [] : [[id, path]]
    }),
  )

/**
 * Renders what exists for one visitor only (design, section 1). Shares the components with the page entrypoint,
 * bypasses every page cache, always answers `no-store`.
 */
export class Private extends WorkerEntrypoint<Env, PrivateProps> {
  override async fetch(_request: Request): Promise<Response> {
    const data: DataContext = {
      env: this.env,
      config: readConfig(this.env),
      waitUntil: (promise) => this.ctx.waitUntil(promise),
      log: makeDataLog(),
    }
    return app.fetch(new Request('https://private.internal/'), { props: this.ctx.props, data })
  }
}
