import { createContext, type ElementType, type ReactNode, useContext } from 'react'

import { type RenderContext, RenderContextProvider, useRenderContext } from '../ui/render-context.tsx'
import { type Rendered, useSlots } from '../ui/slots.ts'
import { asShared, renderRecorded } from './recording.tsx'

/** False renders everything, as plain React does: the benchmark's baseline. */
const Remembering = createContext(true)
export const RememberingProvider = Remembering.Provider

/** Variants per object: markets and currencies of a card, pages of a header. */
const MAX_VARIANTS = 64

/** HTML by the object that it shows; collected together with the back end's response that the object is part of. */
const fragments = new WeakMap<object, Map<string, Rendered>>()

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
  /** A chunk of its own, which pages hold together (slots.ts): for what is large and the same on many of them. */
  shared?: boolean
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
  shared = false,
  children,
}: RememberedProps) => {
  const site = useRenderContext()
  const { embed } = useSlots()
  if (!useContext(Remembering))
    return (
      <Tag id={id} className={className}>
        {children()}
      </Tag>
    )
  const page = perPage ? `${site.route} ${site.path} ` : ''
  const key = `${page}${variantOf(site)} ${variant}`
  const variants = variantsOf(of)
  let rendered = variants.get(key)
  if (rendered === undefined) {
    // The last thing this component does: a rendering inside a rendering leaves no hooks to call after it.
    const inside = (
      <RenderContextProvider value={perPage ? site : withoutPage(site)}>{children()}</RenderContextProvider>
    )
    rendered = shared ? asShared(renderRecorded(inside)) : renderRecorded(inside)
    if (variants.size >= MAX_VARIANTS) variants.clear()
    variants.set(key, rendered)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped when it was made.
  return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: embed(rendered) }} />
}

const variantsOf = (of: object): Map<string, Rendered> => {
  const known = fragments.get(of)
  if (known !== undefined) return known
  const made = new Map<string, Rendered>()
  fragments.set(of, made)
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
