import build from 'virtual:client-build'
import type { ReactNode } from 'react'
import { brand } from '../../markets/brand.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import type { PageType } from '../../shared/contracts/storefront-events.ts'
import { sharePicture } from '../../shared/images/image-url.ts'
import { MANIFEST_PATH } from '../../shared/offline/offline-protocol.ts'
import { hreflangs } from '../seo/alternates.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { useSlots } from '../ui/slots.ts'
import type { Head } from './head.ts'

/** Fallback share picture in public/, 1200 × 630 px. */
const SHARE_PICTURE = '/share.jpg'

/** `code`: HTTP status of an error page. */
export type DocumentTraits = { analytics: PageType; code?: number }

type DocumentProps = {
  head: Head
  traits: DocumentTraits
  /** This page's own style; its hash is in the CSP. */
  style: string | null
  bodyClass?: string
  children: ReactNode
}

export const Document = ({ head, traits, style, bodyClass, children }: DocumentProps) => {
  const site = useRenderContext()
  const { slot, attributeSlot, elementSlots, headSlot } = useSlots()
  const origin = site.origins[site.market.id]
  const title = head.title.includes(brand.name) ? head.title : `${head.title} | ${brand.name}`
  const indexed = isIndexed(head)
  return (
    <html
      {...attributeSlot('html-attributes')}
      lang={site.market.locale}
      data-route={site.route}
      data-page-type={traits.analytics}
      data-code={traits.code}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {build.developmentHead !== '' && <DevelopmentHead markup={build.developmentHead} />}
        {head.preloads.map((each) => (
          <link
            key={each.href}
            rel="preload"
            as="image"
            href={each.href}
            imageSrcSet={each.srcSet}
            imageSizes={each.sizes}
            media={each.media}
            fetchPriority="high"
          />
        ))}
        <Stylesheet />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: parsed and serialized by custom-css.ts. */}
        {style !== null && <style dangerouslySetInnerHTML={{ __html: style }} />}
        {/* After what the first paint needs. Browsers share the canonical URL. */}
        {indexed && head.canonical !== null && <link rel="canonical" href={origin + head.canonical} />}
        {headSlot('only-for', 'first-page', <CrawlerElements head={head} title={title} />)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch-180.png" />
        <link rel="manifest" href={MANIFEST_PATH} />
      </head>
      <body className={slot('body-class', bodyClass ?? '', bodyClass)}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the CSP. */}
        {build.early !== '' && <script dangerouslySetInnerHTML={{ __html: build.early }} />}
        {children}
        {slot('visitor', '')}
        {head.linkedData.length > 0 &&
          elementSlots('only-for', [['first-page', <LinkedData key="linked-data" nodes={head.linkedData} />]])}
        <script id="boot" type="module" src={build.boot} fetchPriority="low" />
      </body>
    </html>
  )
}

const isIndexed = ({ robots }: Head): boolean => !robots.includes('noindex')

/** For search engines and previews of shared links, which have no cookies: each page is their first. */
const CrawlerElements = ({ head, title }: { head: Head; title: string }) => {
  const site = useRenderContext()
  const origin = site.origins[site.market.id]
  // A page with another canonical URL is no translation of other pages.
  const picture = head.image && sharePicture(head.image)
  const share = picture
    ? { ...picture, alt: head.image?.altText }
    : { url: origin + SHARE_PICTURE, width: 1200, height: 630, alt: brand.name }
  const isItself = head.canonical === null || head.canonical.split('?')[0] === site.path
  return (
    <>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {isIndexed(head) &&
        isItself &&
        Object.entries(hreflangs(head.alternates, site.origins)).map(([language, href]) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={markets[site.market.id].locale.replace('-', '_')} />
      {head.canonical !== null && <meta property="og:url" content={origin + head.canonical} />}
      {allMarkets
        .filter(({ id }) => id !== site.market.id && head.alternates[id] !== undefined)
        .map(({ id, locale }) => (
          <meta key={id} property="og:locale:alternate" content={locale.replace('-', '_')} />
        ))}
      <meta property="og:image" content={share.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(share.width)} />
      <meta property="og:image:height" content={String(share.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The first screen's part of the stylesheet; the gateway puts a link in its place for browsers that have the whole. */
const Stylesheet = () => {
  const { styles } = useSlots()
  return <meta name={styles()} />
}

const LinkedData = ({ nodes }: { nodes: Head['linkedData'] }) =>
  nodes.map((data) => (
    <script
      key={JSON.stringify(data)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  ))

const DevelopmentHead = ({ markup }: { markup: string }) => (
  <>
    {[...markup.matchAll(/<script type="module"(?: src="([^"]*)")?>(.*?)<\/script>/g)].map(([whole, src, code]) =>
      src === undefined ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the development server's own preamble.
        <script key={whole} type="module" dangerouslySetInnerHTML={{ __html: code ?? '' }} />
      ) : (
        <script key={whole} type="module" src={src} />
      ),
    )}
  </>
)
