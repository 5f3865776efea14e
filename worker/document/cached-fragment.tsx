import { createContext, type ElementType, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { type RenderContext, RenderContextProvider, useRenderContext } from '../ui/render-context.tsx'
import { HoleCollector } from './document-bytes.tsx'

/** False renders everything anew, as plain React does: the benchmark's yardstick. */
const Remembering = createContext(true)
export const RememberingProvider = Remembering.Provider

/** Variants that one object keeps: the markets' and currencies' of a card, the pages' of a header. */
const MAX_VARIANTS = 64

/** HTML by the object that it shows. It is forgotten together with the back end's answer that the object is part of. */
const kept = new WeakMap<object, Map<string, Uint8Array>>()

const encoder = new TextEncoder()
const decoder = new TextDecoder()

type RememberedProps = {
  as: Extract<ElementType, string>
  id?: string
  className?: string
  /** What is shown, unchanged for as long as it lives: an item of a back-end answer. */
  of: object
  /** What else the HTML depends on, besides market, currency, day and flags. */
  variant?: string
  /** The HTML depends on the page's own route and path, too. */
  perPage?: boolean
  children: () => ReactNode
}

/**
 * An element whose inside is rendered once per object and then copied: pages that are not in the page cache (a long
 * tail of searches) still share their cards and their frame. Nothing inside may use `useId`: ids would repeat.
 */
export const CachedFragment = ({
  as: Tag,
  id,
  className,
  of,
  variant = '',
  perPage = false,
  children,
}: RememberedProps) => {
  const site = useRenderContext()
  const collect = useContext(HoleCollector)
  if (!useContext(Remembering))
    return (
      <Tag id={id} className={className}>
        {children()}
      </Tag>
    )
  const page = perPage ? `${site.route} ${site.path} ` : ''
  const key = `${page}${variantOf(site)} ${variant}`
  const variants = variantsKept(of)
  let bytes = variants.get(key)
  if (bytes === undefined) {
    // The last thing this component does: a rendering inside a rendering leaves no hooks to call after it.
    const inside = (
      <RenderContextProvider value={perPage ? site : withoutPage(site)}>{children()}</RenderContextProvider>
    )
    bytes = encoder.encode(renderToString(<HoleCollector value={null}>{inside}</HoleCollector>))
    if (variants.size >= MAX_VARIANTS) variants.clear()
    variants.set(key, bytes)
  }
  const __html = collect?.(bytes) ?? decoder.decode(bytes)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped when it was made.
  return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html }} />
}

const variantsKept = (of: object): Map<string, Uint8Array> => {
  const known = kept.get(of)
  if (known !== undefined) return known
  const made = new Map<string, Uint8Array>()
  kept.set(of, made)
  return made
}

const siteVariants = new WeakMap<RenderContext, string>()

const variantOf = (site: RenderContext): string => {
  const known = siteVariants.get(site)
  if (known !== undefined) return known
  const made = [site.market.id, site.currency, site.today, JSON.stringify(site.variations)].join(' ')
  siteVariants.set(site, made)
  return made
}

/** A site that fails loudly when HTML that many pages share asks which page it is on. */
const withoutPage = (site: RenderContext): RenderContext =>
  Object.defineProperties({ ...site }, { route: { get: forbidden }, path: { get: forbidden } })

const forbidden = (): never => {
  throw new Error('shared HTML must not depend on the page it is on: use perPage')
}
