import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { footerSchema, type Layout as LayoutData, layoutSchema } from '../../shared/contracts/layout.ts'
import { FORBIDDEN, renderSample } from '../../tests/support/builders/render-sample.tsx'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { ConfirmPage } from '../pages/error/confirm-page.tsx'
import { ErrorPage } from '../pages/error/error-page.tsx'
import { WishlistPage } from '../pages/wishlist/wishlist-page.tsx'
import { ICON_NAMES } from '../ui/icon-names.ts'
import type { RenderContextInput } from '../ui/render-context.tsx'
import { Layout } from './layout.tsx'

const render = (
  layout: LayoutData | null,
  changes?: Partial<RenderContextInput>,
  market: (typeof MARKET_IDS)[number] = 'it',
) =>
  renderSample(
    market,
    <Layout layout={layout} transparentHeader={false} hideLayout={false}>
      <WishlistPage model={{ state: 'empty', suggested: [], isAccount: true, notice: null, loginHref: '/login' }} />
      <ErrorPage status={404} detail={null} />
      <ErrorPage status={503} detail="timeout" />
      <ConfirmPage model={{ action: '/api/currency', fields: { currency: 'GBP' }, token: 'signed' }} />
    </Layout>,
    changes,
  )

/** What is left of a layout without a valid part. */
const EMPTY: LayoutData = {
  ...{ header: { menu: [] }, beans: [], talkToUsBeans: [], contacts: { books: {}, blocks: [] }, trustRating: null },
  settings: { installmentPayments: false, currencies: [] },
  footer: footerSchema.parse({
    ...{ menu: [], footerMessage: '', collapseOpenMessage: '', collapseCloseMessage: '', paymentMessage: '' },
    ...{ showUserRating: false, badges: [], paymentSystems: [] },
  }),
}

describe.each(MARKET_IDS)('layout in %s', (market) => {
  it.each([
    ['with a layout', sampleLayout],
    ['without one', null],
    ['with an empty one', EMPTY],
  ])('renders clean markup %s', (_, layout) => {
    const html = render(layout, {}, market)
    for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
    for (const landmark of ['<header', '<main id="main"', '<footer', '<nav']) expect(html).toContain(landmark)
  })

  it('uses icons with a drawing and unique ids', () => {
    const html = render(sampleLayout, { variations: { wishlist: true } }, market)
    const used = new Set([...html.matchAll(/class="icon i-([\w-]+)/g)].map(([, name]) => name!))
    expect(used.size).toBeGreaterThan(5)
    for (const name of used) expect(ICON_NAMES).toContain(name)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('header', () => {
  it('shows the heart only with the flag, and highlights it on the wishlist (§2)', () => {
    expect(render(sampleLayout)).not.toContain('header-wishlist')
    expect(render(sampleLayout, { variations: { wishlist: true } })).toMatch(
      /header-wishlist" href="\/preferiti" aria-label="Preferiti">/,
    )
    for (const path of ['/preferiti', '/preferiti/anything'])
      expect(render(sampleLayout, { variations: { wishlist: true }, path }), path).toMatch(
        /header-wishlist"[^>]*aria-current="page"/,
      )
  })

  it('is omitted with the footer when a page hides the layout (§3, §4)', () => {
    const html = renderSample(
      'it',
      <Layout layout={sampleLayout} transparentHeader={false} hideLayout>
        page
      </Layout>,
    )
    expect(html).not.toMatch(/<header|<footer|data-banner-slot="\d/)
    expect(html).toContain('<main')
  })
})

describe('banners', () => {
  it('have a slot by their order on the path, in any position (§2)', () => {
    const slots = [...render(sampleLayout).matchAll(/data-banner="(\w+)" data-banner-slot="(\d)"/g)]
    expect(slots.map(([, id, slot]) => [id, slot])).toEqual([
      ['top', '0'],
      ['bottom', '1'],
    ])
  })

  it('link to the account area where the market has one', () => {
    const callToAction = {
      label: 'Yours',
      link: { type: 'account' as const, routingKey: 'travels' as const },
      target: '_self' as const,
    }
    const layout = { ...sampleLayout, beans: sampleLayout.beans.map((bean) => ({ ...bean, callToAction })) }
    expect(render(layout, { accountOrigin: 'https://account.example' })).toMatch(
      /<a class="banner-action" href="https:\/\/account\.example\/travels">Yours/,
    )
    expect(render({ ...layout })).not.toContain('banner-action')
  })

  it('have a closing form unless permanent, and colours of the stylesheet (§3)', () => {
    const html = render(sampleLayout)
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/banners\/top\/close")/)
    expect(html).not.toContain('/api/banners/bottom/close')
    expect(html).toMatch(/data-banner="top"[^>]*data-background="teal"/)
    expect(html).toMatch(/data-banner="bottom"[^>]*data-background="red-pink"/)
  })
})

describe('defaults of banners and talk-to-us beans', () => {
  it('are a closable red-pink banner at the bottom and a teal bean, both with white text (§2, §3)', () => {
    const layout = layoutSchema.parse({
      ...sampleLayout,
      beans: [{ id: 'plain', message: 'Plain words' }],
      talkToUsBeans: [{ id: 'talk', message: 'Talk', routes: { match: ['/talk/*'] } }],
    })
    const banner = { position: 'bottom', backgroundColor: 'red-pink', textColor: 'white', closable: true }
    expect(layout.beans).toMatchObject([banner])
    expect(layout.talkToUsBeans).toMatchObject([{ backgroundColor: 'teal', textColor: 'white' }])
    const html = render(layout, { path: '/talk/here' })
    expect(html).toMatch(/data-banner="plain"[^>]*data-background="red-pink"/)
    expect(html.indexOf('data-banner="plain"')).toBeGreaterThan(html.indexOf('<main'))
    expect(html).toContain('/api/banners/plain/close')
    expect(html).toMatch(/data-banner="talk"[^>]*data-background="teal"/)
  })
})

describe('talk-to-us bean', () => {
  it('opens the modal over the same page, on its paths (§3)', () => {
    expect(render(sampleLayout)).not.toContain('talk-bean')
    const html = render(sampleLayout, { path: '/talk/about-it' })
    expect(html).toContain('<div class="talk-bean" data-banner="talk" data-background="teal">')
    expect(html).toMatch(/href="\/talk\/about-it\?modal=&amp;type=talk-to-us"/)
  })
})

describe('footer', () => {
  it('shows the legal message, payment methods and the toggle of its links (§2, §3)', () => {
    const html = render(sampleLayout)
    for (const message of ['Legal line', 'Pay', 'Open', 'Close']) expect(html).toContain(`>${message}<`)
  })

  it('has exactly the fields of the newsletter (§3, §7)', () => {
    const [form = ''] = /<form class="newsletter-form".*?<\/form>/s.exec(render(sampleLayout)) ?? []
    expect([...form.matchAll(/\sname="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'EMAIL',
      'gdpr[newsletter]',
      'bot',
    ])
    for (const part of [
      /^<form[^>]*noValidate=""/i,
      /target="_blank"/,
      /action="https:\/\/news\.example\/newsletter\?market=it"/,
    ])
      expect(form).toMatch(part)
    expect(form).toMatch(/<input type="checkbox" hidden="" name="gdpr\[newsletter\]" checked="" value="Y"\/>/)
    expect(form).toMatch(/type="email"[^>]*required=""/)
  })

  it('shows the rating with its label and a link to the review platform only when content enables it and a rating exists (§2)', () => {
    expect(render(sampleLayout)).toMatch(
      /<a(?=[^>]*footer-rating)(?=[^>]*href="https:[^"]+\/merchants\/[a-z]+")(?=[^>]*target="_blank")(?=[^>]*rel="noopener").*Eccellente.*2\.?031 valutazioni.*su Trustwell \(si apre in una nuova scheda\)<\/span><\/a>/s,
    )
    expect(render({ ...sampleLayout, trustRating: null })).not.toContain('footer-rating')
    const footer = { ...sampleLayout.footer, showUserRating: false }
    expect(render({ ...sampleLayout, footer })).not.toContain('footer-rating')
  })

  it('shows a rating beyond 1 to 5 in neutral stars and without a label', () => {
    const trustRating = layoutSchema.unwrap().shape.trustRating.parse({ rating: 5.4, count: 9, ratingPercent: 108 })
    const [shown = ''] = /<a class="footer-rating.*?<\/a>/s.exec(render({ ...sampleLayout, trustRating })) ?? []
    expect(shown).toContain('5,4')
    expect(shown).not.toMatch(/data-band|Eccellente/)
  })

  it('shows badges 40 and payment systems 30 px high unless content sets a height (§2, §3)', () => {
    const heights = (layout: LayoutData) =>
      [...render(layout).matchAll(/<img[^>]* height="(\d+)"/g)].map(([, height]) => Number(height))
    expect(heights(sampleLayout)).toEqual([40, 30])
    const { footer } = sampleLayout
    const badges = footer.badges.map((badge) => ({ ...badge, imageHeight: 56 }))
    expect(heights({ ...sampleLayout, footer: { ...footer, badges } })).toEqual([56, 30])
  })

  it('links badges and payment systems with a URL, in an announced new tab', () => {
    expect(render(sampleLayout)).not.toContain('https://mark.example')
    const { footer } = sampleLayout
    const addressed = <T,>(marks: T[], url: string) => marks.map((mark) => ({ ...mark, url }))
    const html = render({
      ...sampleLayout,
      footer: {
        ...footer,
        badges: addressed(footer.badges, 'https://mark.example/badge'),
        paymentSystems: addressed(footer.paymentSystems, 'https://mark.example/pay'),
      },
    })
    for (const url of ['https://mark.example/badge', 'https://mark.example/pay'])
      expect(html).toMatch(
        new RegExp(`<a(?=[^>]*href="${url}")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")[^>]*><img.*?nuova.*?</a>`),
      )
  })

  it('links the networks of the book by name (§2, §3)', () => {
    const html = render(sampleLayout)
    const [list = ''] = /<ul class="footer-social".*?<\/ul>/s.exec(html) ?? []
    expect([...list.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://social.example/instagram',
      'https://social.example/all',
    ])
    expect(list).toMatch(/Instagram.*La nostra community/s)
  })

  it('shows talk to us according to the flag (§2, §6)', () => {
    const talk = (footer: boolean) => render(sampleLayout, { variations: { talkToUs: { header: !footer, footer } } })
    expect(talk(true)).toContain('footer-talk')
    expect(talk(false)).not.toContain('footer-talk')
  })

  it('lists the current country first, then the others without Global (§3, §9)', () => {
    const countries = (market: (typeof MARKET_IDS)[number]) =>
      [...render(sampleLayout, {}, market).matchAll(/<a href="https:\/\/(\w+)\.example\/" lang=/g)].map(([, id]) => id)
    expect(countries('de').slice(0, 5)).toEqual(['de', 'it', 'we', 'es', 'fr'])
    expect(countries('us').slice(0, 6)).toEqual(['us', 'it', 'we', 'es', 'fr', 'de'])
  })

  it('offers several currencies only, the current one selected (§9)', () => {
    expect(render(sampleLayout, { currency: 'USD' })).toMatch(/<option value="USD" selected="">/)
    const single = {
      ...sampleLayout,
      settings: { ...sampleLayout.settings, currencies: sampleLayout.settings.currencies.slice(0, 1) },
    }
    expect(render(single)).not.toContain('<select')
  })

  it('states that prices in a foreign currency are approximate (§1, §9)', () => {
    expect(render(sampleLayout, { currency: 'USD' })).toContain('I prezzi in USD sono indicativi')
    expect(render(sampleLayout, { currency: markets.it.currency })).not.toContain('sono indicativi')
  })
})

describe('a layout without valid parts', () => {
  it('has the links of one that cannot be loaded, and no empty text', () => {
    const html = render(EMPTY)
    for (const part of ['<nav', '<footer']) expect(html.split(part)[1]).toContain('href="/viaggi"')
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).not.toMatch(/<(p|span|summary)[^>]*><\/\1>/)
  })

  it('names the toggle of its footer links', () => {
    const footer = { ...sampleLayout.footer, collapseOpenMessage: '', collapseCloseMessage: '', paymentMessage: '' }
    const html = render({ ...sampleLayout, footer })
    expect(html).toMatch(/<summary><span class="footer-open">Menu<\/span><span class="footer-close">Menu<\/span>/)
    expect(html).toMatch(/<div class="footer-payments[^>]*><ul/)
  })
})

describe('consent', () => {
  it('offers both choices in one form with equal appearance', () => {
    const buttons = [...render(null).matchAll(/<button class="([^"]*)"[^>]*value="(granted|refused)"/g)]
    expect(buttons.map(([, , value]) => value).sort()).toEqual(['granted', 'refused'])
    expect(new Set(buttons.map(([, look]) => look)).size).toBe(1)
  })
})

describe('small pages', () => {
  const html = render(sampleLayout)

  it('link from the 404 page to the destinations', () => {
    expect(html).toMatch(/<a class="button[^"]*" href="\/viaggi">.*?Mostra i viaggi/)
  })

  it('confirm a post with its fields and token', () => {
    expect(html).toMatch(
      /<form(?=[^>]*method="post")(?=[^>]*action="\/api\/currency")[^>]*><input type="hidden" name="currency" value="GBP"/,
    )
    expect(html).toContain('<input type="hidden" name="confirmation" value="signed"/>')
  })
})
