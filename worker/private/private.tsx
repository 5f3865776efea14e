import { WorkerEntrypoint } from 'cloudflare:workers'
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import { allMarkets } from '../../markets/registry.ts'
import { loadLayout } from '../data/content.ts'
import type { DataContext } from '../data/public-client.ts'
import { beanStyles } from '../document/bean-style.ts'
import { makePageStyle } from '../document/page-style.ts'
import { type Env, readConfig } from '../env.ts'
import { makeDataLog } from '../log/data-log.ts'
import { logHeaders, STYLE_HASH_HEADER } from '../page/answer-headers.ts'
import { fallbackErrorPage } from '../page/fallback-error-page.ts'
import { modalFilters } from '../page/modal-filters.ts'
import { hrefWithoutModal, openModal } from '../page/open-modal.ts'
import type { PageKey } from '../page/page-key.ts'
import { PageDocument } from '../page/render-answer.tsx'
import { renderContextOf } from '../page/render-context-of.ts'
import { PrivateDocument } from './private-document.tsx'
import type { PrivateModal } from './private-modal.ts'
import { privateModalScreen } from './private-modal-screen.tsx'
import { privateStyles } from './private-styles.ts'
import { CONTACT_STATUS, type PrivateView, REFUSAL_STATUS, SIGN_IN_STATUS, VOTE_STATUS } from './private-view.ts'
import { customStyles, publicPage } from './public-page.ts'

export type PrivateProps = { key: PageKey; view: PrivateView; modal: PrivateModal | null }

const app = new Hono<{ Bindings: { props: PrivateProps; data: DataContext } }>()
app.use(reactRenderer())
app.get('*', async (c) => {
  const { props, data } = c.env
  const { key, view } = props
  const layout = await loadLayout(data, key.market).then(
    (loaded) => loaded.value,
    () => null,
  )
  c.header('cache-control', 'private, no-store')
  const site = renderContextOf(data.config, key)
  const page = view.view === 'page' ? await publicPage(key, data) : null
  if (view.view === 'page' && page === null) return c.redirect(hrefWithoutModal(key), 302)
  const alternates = page?.head.alternates ?? alternatesOf(key)
  const filters = await modalFilters(data, key)
  const own = props.modal === null ? null : privateModalScreen(site, props.modal)
  const modal = openModal(key, { site, layout, alternates, now: data.config.now(), filters }, own)
  if (modal === 'absent') return c.redirect(hrefWithoutModal(key), 302)
  const style = await makePageStyle([...beanStyles(layout, key.path), ...privateStyles(view), ...customStyles(page)])
  if (style !== null) c.header(STYLE_HASH_HEADER, style.hash)
  if (view.view === 'refused') c.status(REFUSAL_STATUS[view.reason])
  if (view.view === 'shared-list' && view.notice !== null) c.status(VOTE_STATUS[view.notice])
  if (view.view === 'contact') c.status(CONTACT_STATUS[view.problem])
  if (view.view === 'sign-in') c.status(SIGN_IN_STATUS[view.message])
  const frame = { site, layout, style: style?.css ?? null, modal }
  const document =
    page === null ? (
      <PrivateDocument {...frame} view={view} alternates={alternates} />
    ) : (
      <PageDocument {...frame} page={page} />
    )
  const response = await c.render(document)
  for (const [name, value] of logHeaders(data.log)) response.headers.set(name, value)
  return response
})
app.onError((error, c) => fallbackErrorPage(c.env.props.key.market, c.env.data.log, error))

/** The same page in the other markets; a confirmation has no address of its own. */
const alternatesOf = ({ route }: PageKey) =>
  Object.fromEntries(
    allMarkets.flatMap(({ id, paths }) => {
      const path = route === 'wishlist' || route === 'alerts' || route === 'search-ai' ? paths[route] : null
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
