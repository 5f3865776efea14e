import { WorkerEntrypoint } from 'cloudflare:workers'
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import type { ReactElement } from 'react'
import { allMarkets } from '../../../markets/registry.ts'
import { loadLayout } from '../../data/content.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'
import { type Env, readConfig } from '../../env.ts'
import { type LoadedModal, openPrivateModal } from '../../modals/private.ts'
import { buildPrivateView, isPrivateRoute, PRIVATE_PAGES, type PrivateView } from '../../pages/private.ts'
import { publicTraits } from '../../pages/public.ts'
import { beanStyles } from '../../shell/bean-style.ts'
import { loadMessages } from '../../shell/load-messages.ts'
import { type LayerModal, Modal } from '../../shell/modal.tsx'
import { makeDataLog } from '../../telemetry/request-log.ts'
import { type RenderContext, RenderContextProvider } from '../../ui/render-context.tsx'
import { renderContextOf } from '../../ui/render-context-of.ts'
import { SlotRecorderProvider } from '../../ui/slots.ts'
import { pageResponse } from '../cache/page-codec.ts'
import type { PageKey } from '../cache/page-key.ts'
import { createPage, pageLog, type RenderedPage, redirectPage } from '../cache/rendered-page.ts'
import { createRecording, renderRecorded, withStyleHashes } from '../slots/recording.tsx'
import { loadStyleTable } from '../styles/page-sheet.ts'
import { createPageStyle } from '../styles/page-style.ts'
import { fallbackErrorPage } from './documents.tsx'
import { hrefOfPage, openModal } from './open-modal.ts'
import { PrivateDocument } from './private-document.tsx'

/** `view`: null for the modal alone. `deadline`: as in CallContext. */
export type PrivateProps = {
  key: PageKey
  view: PrivateView | null
  modal: LoadedModal | null
  deadline: number | undefined
  trace: string | undefined
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
      trace: this.ctx.props.trace,
    }
    return app.fetch(new Request('https://private.internal/'), { props: this.ctx.props, data })
  }
}

const app = new Hono<{ Bindings: { props: PrivateProps; data: DataContext } }>()
app.use(reactRenderer())
app.get('*', async (c) => {
  const { props, data } = c.env
  await Promise.all([loadMessages(data.env.ASSETS, props.key.market), loadStyleTable(data.env.ASSETS)])
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
  const site = await renderContextOf(data, key)
  const own: LayerModal | null =
    ownModal && key.modal ? { ...key.modal, ...openPrivateModal(site, ownModal), closeHref: hrefOfPage(key) } : null
  if (view === null) return renderModal(site, own, data)
  if (data.config.RENDER_FAULT !== undefined) throw new Error('asked to fail')
  const layout = await valueOrNull(loadLayout(data, key.market))
  const alternates = alternatesOf(key)
  const modal = own ?? (await openModal(key, { site, layout, alternates, data }, null))
  if (modal === 'absent')
    return redirectPage(302, { to: hrefOfPage(key), carriesQuery: false }, { renderedAt, log: pageLog(data.log) })
  const { title, status, body } = buildPrivateView(view)
  const style = await createPageStyle(beanStyles(layout, key.path))
  const { analytics } = isPrivateRoute(key.route) ? PRIVATE_PAGES[key.route] : publicTraits(key.route)
  const traits = status < 400 ? { analytics } : { analytics, code: status }
  const recording = createRecording()
  const html = await renderToText(
    <SlotRecorderProvider value={recording}>
      <PrivateDocument {...{ site, traits, layout, style, modal, alternates }} title={site.t(title)}>
        {body}
      </PrivateDocument>
    </SlotRecorderProvider>,
  )
  const document = await withStyleHashes(recording.finish(html), style)
  return createPage(status, document, { renderedAt, log: pageLog(data.log) })
}

/** Renders the modal alone: the gateway puts it over a page (worker/response/modal-over-page.ts). */
const renderModal = (site: RenderContext, modal: LayerModal | null, { config, log }: DataContext): RenderedPage => {
  if (modal === null) throw new Error('neither a view nor a modal')
  const rendered = renderRecorded(
    <RenderContextProvider value={site}>
      <Modal {...modal} />
    </RenderContextProvider>,
  )
  return createPage(200, rendered, { renderedAt: config.now(), log: pageLog(log) })
}

/** The same page in the other markets. A view without a route has none. */
const alternatesOf = ({ route }: PageKey) =>
  Object.fromEntries(
    allMarkets.flatMap(({ id, paths }) => {
      const path = isPrivateRoute(route) ? paths[route] : null
      return path === null ? [] : [[id, path]]
    }),
  )
