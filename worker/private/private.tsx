import { WorkerEntrypoint } from 'cloudflare:workers'
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import type { ReactElement } from 'react'
import { allMarkets } from '../../markets/registry.ts'
import { loadLayout } from '../data/content.ts'
import type { DataContext } from '../data/public-client.ts'
import { beanStyles } from '../document/bean-style.ts'
import { type PrivateModal, privateModalScreen } from '../document/modals/private-modal.tsx'
import { createPageStyle, pageCss } from '../document/page-style.ts'
import { createRecording } from '../document/recording.tsx'
import { type Env, readConfig } from '../env.ts'
import { makeDataLog } from '../log/request-log.ts'
import { buildPage } from '../page/build-page.ts'
import { fallbackErrorPage, PageDocument } from '../page/documents.tsx'
import { hrefWithoutModal, loadModal } from '../page/open-modal.ts'
import { pageResponse } from '../page/page-codec.ts'
import type { PageKey } from '../page/page-key.ts'
import { createPage, pageLog, type RenderedPage, redirectPage } from '../page/rendered-page.ts'
import type { BuiltPage } from '../pages/define-page.ts'
import { buildPrivateView, isPrivateRoute, PRIVATE_PAGES, type PrivateView } from '../pages/private.ts'
import { publicTraits } from '../pages/public.ts'
import { renderContextOf } from '../ui/render-context-of.ts'
import { SlotRecorderProvider } from '../ui/slots.ts'
import { PrivateDocument } from './private-document.tsx'

/** `view`: null for the public page of the key, below a private modal. `deadline`: as in CallContext. */
export type PrivateProps = {
  key: PageKey
  view: PrivateView | null
  modal: PrivateModal | null
  deadline: number | undefined
}

/**
 * Renders what exists for one visitor only. Shares the components with the page entrypoint; its pages are never
 * stored.
 */
export class Private extends WorkerEntrypoint<Env, PrivateProps> {
  override async fetch(_request: Request): Promise<Response> {
    const data: DataContext = {
      env: this.env,
      config: readConfig(this.env),
      waitUntil: (promise) => this.ctx.waitUntil(promise),
      log: makeDataLog(),
      deadline: this.ctx.props.deadline,
    }
    return app.fetch(new Request('https://private.internal/'), { props: this.ctx.props, data })
  }
}

const app = new Hono<{ Bindings: { props: PrivateProps; data: DataContext } }>()
app.use(reactRenderer())
app.get('*', async (c) => {
  const { props, data } = c.env
  const renderToText = async (node: ReactElement) => (await c.render(node)).text()
  return pageResponse(await renderPrivate(props, data, renderToText))
})
app.onError((error, c) => pageResponse(fallbackErrorPage(c.env.props.key.market, c.env.data, error)))

const renderPrivate = async (
  { key, view, modal: ownModal }: PrivateProps,
  data: DataContext,
  renderToText: (node: ReactElement) => Promise<string>,
): Promise<RenderedPage> => {
  const renderedAt = data.config.now()
  const withoutModal = () =>
    redirectPage(302, { to: hrefWithoutModal(key), carriesQuery: false }, { renderedAt, log: pageLog(data.log) })
  const layout = await loadLayout(data, key.market).then(
    (loaded) => loaded.value,
    () => null,
  )
  const site = renderContextOf(data.config, key)
  const page = view === null ? await publicPage(key, data) : null
  if (view === null && page === null) return withoutModal()
  const alternates = page?.head.alternates ?? alternatesOf(key)
  const own = ownModal === null ? null : privateModalScreen(site, ownModal)
  const modal = await loadModal(key, data, { site, layout, alternates }, own)
  if (modal === 'absent') return withoutModal()
  const built = view === null ? null : buildPrivateView(view)
  const style = await createPageStyle([...beanStyles(layout, key.path), ...pageCss({ ...page, ...built })])
  const traits = isPrivateRoute(key.route) ? PRIVATE_PAGES[key.route] : publicTraits(key.route)
  const frame = { site, traits, layout, style, modal }
  const recording = createRecording()
  const html = await renderToText(
    <SlotRecorderProvider value={recording}>
      {page !== null && <PageDocument {...frame} page={page} />}
      {built !== null && (
        <PrivateDocument {...frame} title={site.t(built.title)} alternates={alternates}>
          {built.body}
        </PrivateDocument>
      )}
    </SlotRecorderProvider>,
  )
  return createPage(built?.status ?? 200, recording.finish(html), {
    renderedAt,
    log: pageLog(data.log),
    styleHash: style?.hash ?? null,
  })
}

/** Builds the public page below a private modal, not indexed; null where the URL shows a redirect or an error. */
const publicPage = async (key: PageKey, data: DataContext): Promise<BuiltPage | null> => {
  const page = await buildPage(key, data).catch(() => null)
  if (page?.kind !== 'page') return null
  return { ...page, head: { ...page.head, robots: 'noindex,follow', preloads: [], linkedData: [] } }
}

/** The same page in the other markets. A view without a route has none. */
const alternatesOf = ({ route }: PageKey) =>
  Object.fromEntries(
    allMarkets.flatMap(({ id, paths }) => {
      const path = isPrivateRoute(route) ? paths[route] : null
      return path === null ? [] : [[id, path]]
    }),
  )
