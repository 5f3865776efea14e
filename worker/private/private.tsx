import { WorkerEntrypoint } from 'cloudflare:workers'
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import type { ReactElement } from 'react'
import { allMarkets } from '../../markets/registry.ts'
import { loadLayout } from '../data/content.ts'
import type { DataContext } from '../data/public-client.ts'
import { beanStyles } from '../document/bean-style.ts'
import { makePageStyle } from '../document/page-style.ts'
import { createRecording } from '../document/recording.tsx'
import { type Env, readConfig } from '../env.ts'
import { makeDataLog } from '../log/data-log.ts'
import { fallbackErrorPage, PageDocument } from '../page/documents.tsx'
import { hrefWithoutModal, loadModal } from '../page/open-modal.ts'
import { pageResponse } from '../page/page-codec.ts'
import type { PageKey } from '../page/page-key.ts'
import { renderContextOf } from '../page/render-context-of.ts'
import { createPage, pageLog, type RenderedPage, redirectPage } from '../page/rendered-page.ts'
import { isPrivateRoute, PRIVATE_PAGES } from '../pages/private.ts'
import { publicTraits } from '../pages/public.ts'
import { SlotRecorderProvider } from '../ui/slots.ts'

import { PrivateDocument } from './private-document.tsx'
import type { PrivateModal } from './private-modal.tsx'
import { privateModalScreen } from './private-modal.tsx'
import { privateStyles } from './private-styles.ts'
import { CONTACT_STATUS, type PrivateView, REFUSAL_STATUS, SIGN_IN_STATUS, VOTE_STATUS } from './private-view.ts'
import { customStyles, publicPage } from './public-page.ts'

export type PrivateProps = { key: PageKey; view: PrivateView; modal: PrivateModal | null }

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
  const page = view.view === 'page' ? await publicPage(key, data) : null
  if (view.view === 'page' && page === null) return withoutModal()
  const alternates = page?.head.alternates ?? alternatesOf(key)
  const own = ownModal === null ? null : privateModalScreen(site, ownModal)
  const modal = await loadModal(key, data, { site, layout, alternates }, own)
  if (modal === 'absent') return withoutModal()
  const style = await makePageStyle([...beanStyles(layout, key.path), ...privateStyles(view), ...customStyles(page)])
  const traits = isPrivateRoute(key.route) ? PRIVATE_PAGES[key.route] : publicTraits(key.route)
  const frame = { site, traits, layout, style, modal }
  const recording = createRecording()
  const html = await renderToText(
    <SlotRecorderProvider value={recording}>
      {page === null ? (
        <PrivateDocument {...frame} view={view} alternates={alternates} />
      ) : (
        <PageDocument {...frame} page={page} />
      )}
    </SlotRecorderProvider>,
  )
  return createPage(statusOf(view), recording.finish(html), {
    renderedAt,
    log: pageLog(data.log),
    styleHash: style?.hash ?? null,
  })
}

const statusOf = (view: PrivateView): number => {
  if (view.view === 'refused') return REFUSAL_STATUS[view.reason]
  if (view.view === 'shared-list') return view.notice === null ? 200 : VOTE_STATUS[view.notice]
  if (view.view === 'contact') return CONTACT_STATUS[view.problem]
  return view.view === 'sign-in' ? SIGN_IN_STATUS[view.message] : 200
}

/** The same page in the other markets; a confirmation has no address of its own. */
const alternatesOf = ({ route }: PageKey) =>
  Object.fromEntries(
    allMarkets.flatMap(({ id, paths }) => {
      const path = isPrivateRoute(route) ? paths[route] : null
      return path === null ? [] : [[id, path]]
    }),
  )
