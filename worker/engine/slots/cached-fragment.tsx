import { createContext, type ElementType, type ReactNode, useContext } from 'react'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { type RenderContext, RenderContextProvider, useRenderContext } from '../../ui/render-context.tsx'
import { type RenderedFragment, useSlots } from '../../ui/slots.ts'
import { asShared } from './chunk.ts'
import { renderRecorded } from './recording.tsx'

const CachingContext = createContext(true)
/**
 * False renders everything with plain React: the benchmark's baseline.
 * @internal
 */
export const FragmentCacheProvider = CachingContext.Provider

const MAX_VARIANTS = 32

/** In bytes, of what was rendered since the start or the last clearing: an isolate has 128 MB. */
const MAX_RENDERED = 10_000_000

/** HTML per object, collected together with the back-end response that the object is part of. */
let fragments = new WeakMap<object, Map<string, RenderedFragment>>()
let bytes = 0

const remember = (of: object, key: string, rendered: RenderedFragment): void => {
  bytes += rendered.chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0)
  if (bytes > MAX_RENDERED) {
    fragments = new WeakMap()
    bytes = 0
  }
  const variants = getOrCreate(fragments, of, () => new Map<string, RenderedFragment>())
  if (variants.size >= MAX_VARIANTS) variants.clear()
  variants.set(key, rendered)
}

type CachedFragmentProps = {
  as: Extract<ElementType, string>
  id?: string
  className?: string
  /** An object that never changes: an item of a back-end response. */
  of: object
  /** Dependencies of the HTML besides market, currency, day and flags. */
  variant?: string
  /** The HTML depends on the page's route and path. */
  perPage?: boolean
  /** A chunk that pages share (slots.ts): for large HTML that is the same on many pages. */
  shared?: boolean
  /** The first screen ends with it. */
  endsFirstScreen?: boolean
  children: () => ReactNode
}

/** Renders its children once per object, for pages outside the page cache. No `useId` inside: ids would repeat. */
export const CachedFragment = ({
  as: Tag,
  id,
  className,
  of,
  variant = '',
  perPage = false,
  shared = false,
  endsFirstScreen = false,
  children,
}: CachedFragmentProps) => {
  const site = useRenderContext()
  const { embed, laterStyles } = useSlots()
  if (!useContext(CachingContext))
    return (
      <Tag id={id} className={className}>
        {children()}
        {endsFirstScreen && laterStyles()}
      </Tag>
    )
  const key = keyOf(variantOf(site), variant, perPage ? [site.route, site.path] : null)
  let rendered = fragments.get(of)?.get(key)
  if (rendered === undefined) {
    // Last step: nested rendering leaves no hooks to call afterwards.
    const inside = (
      <RenderContextProvider value={perPage ? site : withoutPage(site)}>{children()}</RenderContextProvider>
    )
    rendered = shared ? asShared(renderRecorded(inside)) : renderRecorded(inside)
    remember(of, key, rendered)
  }
  const html = embed(rendered) + (endsFirstScreen ? laterStyles() : '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped when it was made.
  return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

const siteVariants = new WeakMap<RenderContext, string>()

const variantOf = (site: RenderContext): string =>
  getOrCreate(siteVariants, site, () => keyOf(site.market.id, site.currency, site.today, site.variations))

/** Throws when shared HTML reads the page it is on. */
const withoutPage = (site: RenderContext): RenderContext =>
  Object.defineProperties({ ...site }, { route: { get: forbidden }, path: { get: forbidden } })

const forbidden = (): never => {
  throw new Error('shared HTML must not depend on the page it is on: use perPage')
}
