import { reportError } from '../../shared/log/error-report.ts'
import { hashOfBytes } from '../document/content-hash.ts'
import type { DataLog, PageLog } from '../log/request-log.ts'
import type { Chunk, Rendered, Slot } from '../ui/slots.ts'

/** How long a page may be used, in ms from `renderedAt`: as it is, then while it is rendered again, then on errors. */
export type Freshness = { freshMs: number; staleMs: number; staleIfErrorMs: number }

export type PageMeta = {
  /** Instant (ms) at which rendering began. */
  renderedAt: number
  /** null when the page must not be stored. */
  freshness: Freshness | null
  /** Publications that make the page stale. */
  tags: string[]
  /** `carriesQuery`: the target reads the same query, so all of the request's goes along. */
  redirect: { to: string; carriesQuery: boolean } | null
  retryAfterSeconds: number | null
  /** `Link` header. */
  preloads: string | null
  /** Hash of the style that only this page has, for its policy. */
  styleHash: string | null
  /** Name of what failed. */
  error: string | null
  log: PageLog
}

/** What the page and private entrypoints return. */
export type RenderedPage = {
  status: number
  chunks: Chunk[]
  slots: Slot[]
  /** Identifies the chunks. */
  hash: string
  meta: PageMeta
}

export const createPage = (
  status: number,
  { chunks, slots }: Rendered,
  meta: Pick<PageMeta, 'renderedAt' | 'log'> & Partial<PageMeta>,
): RenderedPage => ({
  status,
  chunks,
  slots,
  hash: hashOfBytes(new TextEncoder().encode(chunks.map(({ hash }) => hash).join(''))),
  meta: { ...NO_META, ...meta },
})

const NO_META = {
  freshness: null,
  tags: [],
  redirect: null,
  retryAfterSeconds: null,
  preloads: null,
  styleHash: null,
  error: null,
}

export const redirectPage = (
  status: number,
  redirect: PageMeta['redirect'],
  meta: Pick<PageMeta, 'renderedAt' | 'log'>,
): RenderedPage => createPage(status, { chunks: [], slots: [] }, { ...meta, redirect })

const MAX_DROPPED = 10

/** @param failed the error that the page stands for */
export const pageLog = ({ entries, dropped }: DataLog, failed?: { name: string; error: unknown }): PageLog => ({
  calls: entries,
  dropped: dropped.slice(0, MAX_DROPPED),
  ...(failed && { report: reportError(failed.name, failed.error) }),
})

/** Bytes that this page alone holds in memory, roughly: its own chunks and one filled form (fill-slots.ts). */
export const ownBytes = ({ chunks, slots }: RenderedPage): number =>
  chunks.reduce((total, { bytes, shared }) => total + bytes.length * (shared ? 1 : 2), 0) +
  slots.length * SLOT_BYTES +
  1000

const SLOT_BYTES = 100
