import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { ModalType } from '../../shared/modals/modal-url.ts'
import { MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { itsPath } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import { cookies, header, type Site } from '../support/site.ts'
import { USER_AGENT } from '../support/user-agent.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const travelOf = (id: MarketId) => itsPath(markets[id])

/** Pages over which each public modal opens. */
const OPENED: Partial<Record<ModalType, (id: MarketId) => string>> = {
  language: () => '/',
  currency: (id) => markets[id].paths.search ?? '',
  'languages-and-currencies': (id) => markets[id].paths.wishlist ?? '',
  'talk-to-us': () => '/',
  'tracking-preferences': () => '/no-such-page',
  'flight-club': travelOf,
  'available-dates': travelOf,
  gallery: travelOf,
  'travel-description': travelOf,
  'video-itinerary': (id) => itsPath(markets[id], 'maldives-local-islands'),
  coordinator: travelOf,
  filters: (id) => markets[id].paths.search ?? '',
  search: () => '/',
  menu: () => '/',
  chatbot: (id) => markets[id].paths.wishlist ?? '',
}
const cases = MARKETS_OF_RUN.flatMap((id) =>
  Object.entries(OPENED).map(([type, path]) => ({ id, type: type as ModalType, path: path(id) })),
)

const dialogOf = (html: string): string => /<dialog\b.*?<\/dialog>/s.exec(html)?.[0] ?? ''

describe('modal rendered open (§2)', () => {
  it.each(cases)('$type in $id', async ({ id, type, path }) => {
    const plain = await site.request(id, path, { headers: { 'user-agent': USER_AGENT } })
    const response = await site.request(id, `${path}?modal&type=${type}`, { headers: { 'user-agent': USER_AGENT } })
    expect(response.status).toBe(plain.status)
    const dialog = dialogOf(response.text)
    expect(dialog).toMatch(/^<dialog class="modal modal-(small|medium|normal|full)" open="" aria-modal="true"/)
    expect(dialog).toMatch(/<h2[^>]*id="modal-title"[^>]*>[^<]+<\/h2>/)
    expect(dialog).toContain(`<a class="modal-close icon-button" href="${path}"`)
    expect(dialog).not.toMatch(/modals\.|(?<!data-island-props="[^"]*)\{\{|undefined|NaN/)
    expect(response.text).toMatch(/<body class="(?:[^"]* )?has-modal"/)
    expect(response.text).toMatch(/<\/dialog><div class="frame" inert="">/)
    // One heading and unique ids, including the page's.
    const ids = [...response.text.matchAll(/\sid="([^"]+)"/g)].map(([, each]) => each)
    expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([])
    const canonical = (text: string) => /<link rel="canonical"[^>]*>/.exec(text)?.[0]
    expect(canonical(response.text)).toBe(canonical(plain.text))
    expect(plain.text).not.toContain('<dialog')
  })

  it('has both layouts of the dates (§2)', async () => {
    const dates = (layout: string) =>
      site.request('it', `${travelOf('it')}?modal&type=available-dates&layout=${layout}`)
    const list = dialogOf((await dates('list')).text)
    const calendar = dialogOf((await dates('calendar')).text)
    expect(list).toMatch(/class="dates".*\/booking\//s)
    expect(list).not.toContain('<table')
    expect(calendar).toMatch(/<table class="calendar/)
    expect(dialogOf((await dates('%3Cscript%3E')).text)).toBe(list)
    for (const dialog of [list, calendar]) expect(dialog).toContain('layout=calendar"')
  })

  it('over a content page shows the departures in its blocks (§2)', async () => {
    const path = markets.it.paths.tours ?? ''
    const { status, text } = await site.request('it', `${path}?modal&type=available-dates&layout=calendar`)
    expect(status).toBe(200)
    expect(dialogOf(text)).toContain('<table class="calendar')
  })
})

describe('modal URL', () => {
  const location = async (path: string) => {
    const response = await site.request('it', path, { headers: { 'user-agent': USER_AGENT } })
    return [response.status, header(response, 'location')]
  }

  it.each([
    ['/?modal', '/'],
    ['/?modal&type=nothing', '/'],
    ['/?utm_source=a%20b&modal&type=filters&layout=x&gclid=1', '/?utm_source=a%20b&gclid=1'],
    ['/cerca?modal&type=gallery&textSearch=giappone', '/cerca?textSearch=giappone'],
    ['/viaggi/giappone-tokyo-kyoto?modal&type=video-itinerary', '/viaggi/giappone-tokyo-kyoto'],
    ['/domande-frequenti?modal&type=available-dates', '/domande-frequenti'],
    ['/?modal&type=group-info', '/'],
    ['/?modal&type=__proto__', '/'],
    ['/preferiti?modal&type=gallery&x=1', '/preferiti?x=1'],
    ['/?modal&type=%22%3E%3Cscript%3E', '/'],
  ])('%s without such a modal redirects: %s', async (path, to) => expect(await location(path)).toEqual([302, to]))

  it('preserves the other parameters of the page, in the page and in the close link', async () => {
    const { text } = await site.request('it', '/cerca?textSearch=giappone&modal=&type=filters', {
      headers: { 'user-agent': USER_AGENT },
    })
    expect(dialogOf(text)).toContain('href="/cerca?textSearch=giappone"')
  })

  it.each([
    ['/?utm_campaign=a%20b&modal&type=language&gclid=1', '/?utm_campaign=a%20b&amp;gclid=1'],
    ['/?x=%22%3E%3Cb%3E&modal&type=language', '/?x=%22%3E%3Cb%3E'],
    ['/cerca?textSearch=giappone&gclid=1&modal&type=filters', '/cerca?textSearch=giappone&amp;gclid=1'],
    ['/cerca?tab=tours&priceTo=80000&modal&type=filters', '/cerca?tab=tours&amp;priceTo=80000&amp;currency=EUR'],
    ['/preferiti?gclid=1&modal&type=language', '/preferiti?gclid=1'],
    ['/?gclid=1&modal&type=verification-code&purpose=group-info&travel=japan-tokyo-kyoto', '/?gclid=1'],
    ['/?modal&type=language', '/'],
  ])('%s has a close link without the modal: %s (§2)', async (path, close) => {
    for (let times = 0; times < 2; times++) {
      const response = await site.request('it', path, { headers: { 'user-agent': USER_AGENT } })
      expect(dialogOf(response.text)).toContain(`<a class="modal-close icon-button" href="${close}"`)
    }
  })

  it('preserves the modal where a form leads to the canonical search', async () => {
    const [status, to] = await location('/cerca?when=2027-03&modal&type=filters')
    expect(status).toBe(302)
    expect(to).toMatch(/^\/cerca\?dateFrom=2027-03-01&dateTo=2027-03-31&modal=&type=filters$/)
  })

  it('has no effect without the parameter modal', async () => {
    const response = await site.request('it', '/?type=language&layout=list')
    expect(response.status).toBe(200)
    expect(response.text).not.toContain('<dialog')
  })

  it('has its own entry in the page cache', async () => {
    const path = `${travelOf('es')}?modal&type=gallery`
    const first = await site.request('es', path)
    // A page is stored on its second request.
    await site.request('es', path)
    const again = await site.request('es', path)
    expect(header(again, 'x-page-cache')).toMatch(/memory|store/)
    expect(again.text).toBe(first.text)
    expect((await site.request('es', travelOf('es'))).text).not.toContain('<dialog')
  })
})

describe('country list', () => {
  it('links to the same page, or to home where that does not exist, the current one first and Global never (§2, §9)', async () => {
    const { text } = await site.request('de', `${travelOf('de')}?modal&type=language`)
    const links = [...dialogOf(text).matchAll(/<a class="choice" href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual((['de', 'it', 'we', 'es', 'fr'] as const).map((id) => `${site.origin(id)}${travelOf(id)}`))
    const lost = await site.request('de', '/no-such-page?modal&type=language')
    expect(dialogOf(lost.text)).toContain(`href="${site.origin('it')}/"`)
    const wishlist = await site.request('it', '/preferiti?modal&type=language')
    expect(dialogOf(wishlist.text)).toContain(`href="${site.origin('fr')}${markets.fr.paths.wishlist}"`)
  })

  it('in the footer links to the page too, without search parameters', async () => {
    const { text } = await site.request('it', '/cerca?continentId%5B%5D=asia')
    const footer = /<footer.*<\/footer>/s.exec(text)?.[0] ?? ''
    expect(footer).toContain(`href="${site.origin('fr')}${markets.fr.paths.search}"`)
    const dialog = dialogOf((await site.request('it', '/cerca?continentId%5B%5D=asia&modal&type=language')).text)
    expect(dialog).toContain(`href="${site.origin('fr')}${markets.fr.paths.search}?continentId%5B%5D=asia"`)
  })
})

describe('tracking preferences', () => {
  const ticked = async (consent: string | null) => {
    const headers = { 'user-agent': USER_AGENT, ...(consent !== null && { cookie: `__Host-consent=${consent}.3` }) }
    const response = await site.request('it', '/?modal&type=tracking-preferences', { headers })
    const boxes = [...dialogOf(response.text).matchAll(/<input[^>]*name="(analytics|marketing)"[^>]*>/g)]
    expect(boxes).toHaveLength(2)
    return {
      etag: header(response, 'etag'),
      names: boxes.flatMap(([box, name]) => (box.includes('checked') ? [name] : [])),
    }
  }

  it('are checked according to the visitor’s consent only', async () => {
    const granted = await ticked('granted')
    expect(granted.names).toEqual(['analytics', 'marketing'])
    const nobody = await ticked(null)
    expect(nobody.names).toEqual([])
    expect(nobody.etag).not.toBe(granted.etag)
    expect((await ticked('marketing')).names).toEqual(['marketing'])
    expect((await ticked('refused')).names).toEqual([])
  })
})

describe('forms in a modal', () => {
  const post = (path: string, fields: Record<string, string>, referer: string) =>
    site.request('it', path, {
      method: 'POST',
      headers: {
        'user-agent': USER_AGENT,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        referer: site.origin('it') + referer,
      },
      body: new URLSearchParams(fields).toString(),
    })

  it('return to the page without the modal', async () => {
    const chosen = await post('/api/currency', { currency: 'GBP' }, '/cerca?textSearch=x&modal=&type=currency')
    expect([chosen.status, header(chosen, 'location')]).toEqual([303, '/cerca?textSearch=x'])
  })

  it.each([
    [{ choice: 'granted' }, 'granted'],
    [{ choice: 'refused' }, 'refused'],
    [{ choice: 'selected' }, 'refused'],
    [{ choice: 'selected', analytics: 'true' }, 'analytics'],
    [{ choice: 'selected', marketing: 'true' }, 'marketing'],
    [{ choice: 'selected', analytics: 'true', marketing: 'true' }, 'granted'],
  ])('store consent %j as %s and stamp it', async (fields, stored) => {
    const response = await post('/api/consent', fields as Record<string, string>, '/?modal=&type=tracking-preferences')
    expect(cookies(response)['__Host-consent']).toMatch(
      new RegExp(`^__Host-consent=${stored}\\.3\\.\\d{4}-\\d\\d-\\d\\d; Max-Age=15724800;`),
    )
    expect(header(response, 'location')).toBe('/')
    const { text, headers } = await site.request('it', '/', {
      headers: { 'user-agent': USER_AGENT, cookie: `__Host-consent=${stored}.3` },
    })
    expect(text).toContain(`<html data-consent="${stored}"`)
    // Without analytics there is no device id.
    expect(headers['set-cookie'] === undefined).toBe(stored === 'refused' || stored === 'marketing')
  })
})
