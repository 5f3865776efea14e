import { reportError } from '../../../shared/log/error-report.ts'
import type { DataLog, PageLog } from '../../telemetry/request-log.ts'
import type { Chunk, Rendered, Slot } from '../../ui/slots.ts'
import { hashOfBytes } from './content-hash.ts'

/** Durations in ms from `renderedAt`. */
export type Freshness = { freshMs: number; staleMs: number; staleIfErrorMs: number }

export type PageMeta = {
  /** In ms. */
  renderedAt: number
  freshness: Freshness | null
  tags: readonly string[]
  /** Version of the back end's data that it shows; null where something else is in it. */
  version: number | null
  /** It depends on the time of day, too. */
  isTimed: boolean
  /** Until when (ms) its data is known to be unchanged. */
  currentAt: number
  /** `carriesQuery`: the target reads the same query. */
  redirect: { to: string; carriesQuery: boolean } | null
  retryAfterSeconds: number | null
  preloads: string | null
  /** For the content security policy. */
  styleHashes: string[]
  error: string | null
  log: PageLog
}

export type RenderedPage = {
  status: number
  chunks: Chunk[]
  slots: Slot[]
  hash: string
  meta: PageMeta
}

export const createPage = (
  status: number,
  { chunks, slots, styleHashes = [] }: Rendered & { styleHashes?: string[] },
  meta: Pick<PageMeta, 'renderedAt' | 'log'> & Partial<PageMeta>,
): RenderedPage => ({
  status,
  chunks,
  slots,
  hash: hashOfBytes(new TextEncoder().encode(chunks.map(({ hash }) => hash).join(''))),
  meta: { ...NO_META, currentAt: meta.renderedAt, styleHashes, ...meta },
})

const NO_META = {
  freshness: null,
  tags: [],
  version: null,
  isTimed: false,
  redirect: null,
  retryAfterSeconds: null,
  preloads: null,
  error: null,
}

export const redirectPage = (
  status: number,
  redirect: PageMeta['redirect'],
  meta: Pick<PageMeta, 'renderedAt' | 'log'>,
): RenderedPage => createPage(status, { chunks: [], slots: [] }, { ...meta, redirect })

const MAX_DROPPED = 10

/** @param failed set for error pages */
export const pageLog = (
  { entries, dropped }: Pick<DataLog, 'entries' | 'dropped'>,
  failed?: { name: string; error: unknown },
): PageLog => ({
  calls: entries,
  dropped: dropped.slice(0, MAX_DROPPED),
  ...(failed && { report: reportError(failed.name, failed.error) }),
})

/** Approximate memory of this page alone, without the chunks that it shares with others. */
export const ownBytes = ({ chunks, slots }: RenderedPage): number =>
  chunks.reduce((total, { bytes, shared }) => total + (shared ? 0 : bytes.length) + CHUNK_BYTES, 0) +
  slots.length * SLOT_BYTES +
  PAGE_BYTES

/** Measured on workerd's heap (docs/performance.md): objects next to the HTML. */
const CHUNK_BYTES = 300
const SLOT_BYTES = 100
const PAGE_BYTES = 2000
