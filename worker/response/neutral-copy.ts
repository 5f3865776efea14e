import build from 'virtual:client-build'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { COPY_HEADER, NEUTRAL } from '../../shared/offline/offline-protocol.ts'
import type { ServedPage } from '../engine/cache/page-cache.ts'
import type { PageKey } from '../engine/cache/page-key.ts'
import { fillSlots } from '../engine/slots/fill-slots.ts'
import type { Config } from '../env.ts'
import { publicPage } from '../pages/public.ts'
import { instantText } from '../shell/instant-text.ts'
import { requestsCopy } from '../visit/read-visitor.ts'
import type { Visit } from '../visit/visit.ts'
import { securityHeadersOf } from './security-headers.ts'
import { neutralFill } from './visitor-slots.ts'

/**
 * Responds with a page without visitor data, for offline use (decision 31): its slots hold the time of the copy and a
 * script that shows saved hearts. null for all other requests.
 */
export const neutralCopy = ({ request, config }: Visit, { page, state }: ServedPage, key: PageKey): Response | null => {
  const isPublic = key.modal === undefined && key.preview === undefined && key.noStore === undefined
  if (!requestsCopy(request) || !isPublic || publicPage(key.route)?.offlineCopy !== true || page.status !== 200)
    return null
  const isOutdated = state === 'stale-if-error'
  const attributes = ` data-copy=""${NO_BANNERS}${isOutdated ? ' data-outdated=""' : ''}`
  const { parts } = fillSlots(
    page,
    neutralFill({ 'html-attributes': attributes, visitor: noteOf(key, page.meta.renderedAt) }, isOutdated),
  )
  return new Response(new Blob(parts()), { headers: copyHeaders(config, page.meta.styleHashes) })
}

/** A copy does not know which banners are closed, and cannot close one. */
const NO_BANNERS = [0, 1, 2, 3].map((slot) => ` data-hide-banner-${slot}=""`).join('')

const noteOf = ({ market }: PageKey, renderedAt: number): string => {
  const time = instantText(markets[market], new Date(renderedAt))
  const text = translators[market]('offline.copyNote', { time })
  const script = build.offline === '' ? '' : `<script type="module" src="${build.offline}"></script>`
  return `<aside class="prices-as-of copy-note" data-shown="true"><p class="container">${text}</p></aside>${script}`
}

const copyHeaders = (config: Config, styleHashes: readonly string[]): Headers => {
  const headers = new Headers(securityHeadersOf(config, styleHashes))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'private, no-store')
  headers.set(COPY_HEADER, NEUTRAL)
  return headers
}
