import { createElement, type FC, type ReactNode } from 'react'
import type { FlagValues } from '../../flags/registry.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { RouteParameters } from '../../markets/resolve-path.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { PageType } from '../../shared/contracts/storefront-events.ts'
import type { ModalType, OpenModal } from '../../shared/modals/modal-url.ts'
import type { DataContext, DataState } from '../data/public-client.ts'
import { isMissingCall } from '../data/transport.ts'
import type { PageSitemap } from '../seo/market-sitemaps.ts'
import type { Head } from '../shell/head.ts'
import type { ModalScreen } from '../shell/modal.tsx'
import type { RenderContext } from '../ui/render-context.tsx'
import type { PageKind } from './accessibility/states.ts'

/** Properties of a route's pages, public or private, that need no data. */
export type PageTraits = {
  /** Name of its pages in the accessibility statement. */
  kind: PageKind
  /** Page type in analytics events (spec section 2). */
  analytics: PageType
  /** Modals of its own, by type. */
  modals?: object | undefined
}

/** The canonical query, or the URL that a form's own field names lead to. */
export type CanonicalQuery = { query: string; redirect?: string }

/** The query parameters that a page reads. All others (tracking, unknown keys) are no part of the page. */
export type QueryCodec<Q> = {
  parse: (query: URLSearchParams, market: Market) => Q
  canonical: (query: URLSearchParams, market: Market, flags: Pick<FlagValues, 'searchTravelsFirst'>) => CanonicalQuery
}

/** A value from the back end with the instant (ms) at which it was stored. */
export type PageData<T = unknown> = { value: T; storedAt: number; state: DataState }

export const NOT_FOUND = { kind: 'missing' } as const
type NotFound = typeof NOT_FOUND
export type Redirect = {
  kind: 'redirect'
  status: 301 | 302 | 303 | 307 | 308
  to: string
  /** The target reads a query of its own: the request's goes along. */
  carriesQuery?: boolean
}

export const redirectTo = (status: Redirect['status'], to: string): Redirect => ({ kind: 'redirect', status, to })

/** To the same page at its present path. */
export const movedTo = (to: string): Redirect => ({ ...redirectTo(301, to), carriesQuery: true })

type Parameters<R> = R extends keyof RouteParameters ? RouteParameters[R] : Record<string, never>

export type PageContext<R = RouteName, Q = undefined> = {
  params: Parameters<R>
  query: Q
  site: RenderContext
  data: DataContext
  /** Signed token of a preview link: an editor's view of a draft. */
  preview?: string | undefined
}

type PageFrame = {
  hideLayout?: boolean
  transparentHeader?: boolean
  bodyClass?: string | undefined
  /** Content's own CSS, as it came. */
  customCss?: string | null
}

/** Modals of a page's own, by type; null when the page lacks what one shows. */
export type OwnModals<M> = Partial<
  Record<ModalType, (model: M, site: RenderContext, layout: OpenModal['layout']) => ModalScreen | null>
>

type Loaded = Readonly<Record<string, PageData>>
/** The values that a page is loaded with, without the ways in which it has none. */
type Values<L> = L extends { kind: string } ? never : { [K in keyof L]: L[K] extends PageData<infer T> ? T : never }

type PageDefinition<R extends RouteName, Q, L extends Loaded | NotFound | Redirect, M> = PageTraits & {
  route: R
  query?: QueryCodec<Q>
  /** How long a rendered page is shown as it is, and then while it is rendered again. */
  cache: { freshSeconds: number; staleSeconds: number }
  /** Browsers may store it for when there is no network. */
  offlineCopy?: true
  sitemap?: PageSitemap
  modals?: OwnModals<M>
  /** Throws UpstreamError when critical data is not available. */
  load: (context: PageContext<R, Q>) => Promise<L>
  /** The page where the back end does not have a call of `load`; default: none. */
  withoutCalls?: PublicPage['build']
  model: (values: Values<L>, context: { site: RenderContext; query: Q; now: number }) => M
  /** Whether it has prices, whose age is shown when the back end fails. */
  showsPrices?: (model: M) => boolean
  head: (model: M, site: RenderContext) => Head
  /** 404 for a page that says what is missing and shows what there is; default 200. */
  status?: (model: M) => 200 | 404
  frame?: (model: M) => PageFrame
  view: FC<{ model: M }>
}

type PageRequest = Omit<PageContext, 'params' | 'query'> & {
  params: Readonly<Record<string, string>>
  /** Canonical query. */
  query: string
  modal?: OpenModal | undefined
}

export type BuiltPage = PageFrame & {
  kind: 'page'
  status: 200 | 404
  head: Head
  body: ReactNode
  /** The open modal, when it is one of this page's own and the page has what it shows. */
  modal: ModalScreen | null
  /** Instant (ms) of the oldest price on the page; null without prices. */
  pricesAt: number | null
  /** Data is out of date or missing because the back end failed. */
  degraded: boolean
}

export type PageResult = BuiltPage | NotFound | Redirect

export type PublicPage<R extends RouteName = RouteName> = PageTraits & {
  route: R
  cache: { freshSeconds: number; staleSeconds: number }
  offlineCopy: boolean
  sitemap: PageSitemap | null
  canonicalQuery: QueryCodec<unknown>['canonical']
  build: (request: PageRequest) => Promise<PageResult>
}

/** A public page. `load` and `model` see no visitor: the same page is cached for all. */
export const definePage = <R extends RouteName, L extends Loaded | NotFound | Redirect, M, Q = undefined>(
  page: PageDefinition<R, Q, L, M>,
): PublicPage<R> => ({
  route: page.route,
  kind: page.kind,
  analytics: page.analytics,
  modals: page.modals,
  cache: page.cache,
  offlineCopy: page.offlineCopy ?? false,
  sitemap: page.sitemap ?? null,
  canonicalQuery: page.query?.canonical ?? (() => ({ query: '' })),
  build: async (request) => {
    const { site, data, params, preview, modal, query: text } = request
    const query = page.query?.parse(new URLSearchParams(text), site.market) as Q
    const loading = page.load({ site, data, query, preview, params: params as Parameters<R> })
    const loaded = await loading.catch((error: unknown) => {
      if (isMissingCall(error)) return null
      throw error
    })
    if (loaded === null) return page.withoutCalls?.(request) ?? NOT_FOUND
    if (isOutcome(loaded)) return loaded
    const values = Object.fromEntries(Object.entries(loaded).map(([name, { value }]) => [name, value]))
    const model = page.model(values as Values<L>, { site, query, now: data.config.now() })
    const { view: View } = page
    const all = Object.values(loaded)
    const storedAt = Math.min(...all.map((each) => each.storedAt))
    return {
      kind: 'page',
      status: page.status?.(model) ?? 200,
      head: page.head(model, site),
      body: createElement(View as FC<{ model: M }>, { model }),
      ...page.frame?.(model),
      modal: (modal && page.modals?.[modal.type]?.(model, site, modal.layout)) ?? null,
      pricesAt: page.showsPrices?.(model) === true && Number.isFinite(storedAt) ? storedAt : null,
      degraded: all.some(({ state }) => state === 'stale-if-error'),
    }
  },
})

const isOutcome = (loaded: Loaded | NotFound | Redirect): loaded is NotFound | Redirect =>
  'kind' in loaded && typeof loaded.kind === 'string'

/** Whether a document exists, so that its page does. */
export const isFound = <T>(loaded: PageData<T>): loaded is PageData<NonNullable<T>> => loaded.value !== null

/** Data without an age of its own, which makes no page older. */
export const derived = <T>(value: T, state: DataState = 'hit'): PageData<T> => ({ value, storedAt: Infinity, state })

/** Deferred data: on failure its part is left out; the page still counts as complete. */
export const optional = <T, F>(loading: Promise<PageData<T>>, fallback: F): Promise<PageData<T | F>> =>
  loading.then(
    ({ value }) => derived<T | F>(value),
    () => derived<T | F>(fallback),
  )
