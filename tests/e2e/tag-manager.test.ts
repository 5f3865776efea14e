import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { markets } from '../../markets/registry.ts'
import { signPurchase } from '../../shared/contracts/purchase.ts'
import { browserSite } from '../support/browser-site.ts'
import { itsPath } from '../support/market-pages.ts'
import { waitUntil } from '../support/wait-until.ts'

const CONTAINER = 'https://tags.example/container.js'
const here = browserSite(async () => ({
  variables: { storefront: { TAG_MANAGER_URL: CONTAINER, TAG_MANAGER_ORIGINS: 'https://measure.example' } },
}))

type Layered = { event?: string; ecommerce?: { currency?: string; value?: number; items: Record<string, unknown>[] } }

const [DENIED, GRANTED] = (['denied', 'granted'] as const).map((state) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
}))
const signals = (kind: string, analytics: 'denied' | 'granted', ads: object | undefined) =>
  JSON.stringify(['consent', kind, { analytics_storage: analytics, ...ads }])
const DEFAULT = signals('default', 'denied', DENIED)

/** Serves the container, which works as one does: it reads what is there, writes a script and measures. */
const serveContainer = async (page: Page, script = '') => {
  const loaded: string[] = []
  await page.context().route(/tags\.example|measure\.example|evil\.example/, (route) => {
    const url = route.request().url()
    loaded.push(url)
    return route.fulfill({
      contentType: url.endsWith('.js') ? 'text/javascript' : 'image/svg+xml',
      headers: { 'access-control-allow-origin': '*' },
      body:
        url !== CONTAINER
          ? 'window.tagged = true'
          : `${script}; window.container = dataLayer.length; const s = document.createElement('script'); s.src = 'https://tags.example/tag.js'; document.head.append(s)`,
    })
  })
  return loaded
}

/** The data layer; commands are events with the text of their arguments. */
const layerOf = (page: Page): Promise<Layered[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((each) =>
      Object.prototype.toString.call(each) === '[object Arguments]'
        ? { event: JSON.stringify([...(each as unknown[])]) }
        : each,
    ),
  ) as Promise<Layered[]>

const namesOf = async (page: Page) => (await layerOf(page)).flatMap(({ event }) => event ?? [])

/** Saves these purposes in the preferences. */
const choose = async (page: Page, purposes: readonly ('analytics' | 'marketing')[], consent: string) => {
  await page.locator('a[href*="tracking-preferences"]').first().click()
  for (const purpose of ['analytics', 'marketing'] as const)
    await page.locator(`dialog [name="${purpose}"]`).setChecked(purposes.includes(purpose))
  await page.locator('dialog button[value="selected"]').click()
  await page.locator(`html[data-consent="${consent}"]`).waitFor({ state: 'attached' })
}
const purchase = (booking: string, amount: number, key: string = LOCAL_SECRETS.BOOKING_KEY) => {
  const trip = { travel: 'japan-tokyo-kyoto', name: 'Giappone', tour: 'jpn-1' }
  return signPurchase(key, { booking, ...trip, amount, currency: 'EUR' }, Date.now())
}
const isTagged = () => (window as { tagged?: boolean }).tagged

it('statistics alone load no container; outside services load it, and each purpose has its signals', async () => {
  const { page, end, problems } = await here.visit()
  const loaded = await serveContainer(page)
  await page.goto(`${here.site.origin('it')}/cerca`)
  await choose(page, ['analytics'], 'analytics')
  await expect.poll(() => namesOf(page)).toContain('page_view')
  expect((await namesOf(page)).slice(0, 2)).toEqual([DEFAULT, signals('update', 'granted', DENIED)])
  await page.reload()
  await expect.poll(() => namesOf(page)).toContain('page_view')
  expect(loaded).toEqual([])

  await choose(page, ['analytics', 'marketing'], 'granted')
  await waitUntil(page, 'the tag of the container', isTagged)
  expect(await namesOf(page)).toContain(signals('update', 'granted', GRANTED))
  await choose(page, ['analytics'], 'analytics')
  const before = await namesOf(page)
  expect(before.at(-1)).toBe(signals('update', 'granted', DENIED))
  // The container is still in the page, and hears no more of the visitor.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    document.querySelector<HTMLElement>('main .card-title a')?.click()
  })
  expect(await namesOf(page)).toEqual(before)
  problems.length = 0
  await end()
})

it('outside services alone load the container with the signals of ads, purchases and no other event', async () => {
  const { page, end, problems } = await here.visit()
  await serveContainer(page)
  const origin = here.site.origin('it')
  await page.goto(`${origin}/cerca`)
  await choose(page, ['marketing'], 'marketing')
  await waitUntil(page, 'the tag of the container', isTagged)
  const alone = [DEFAULT, signals('update', 'denied', GRANTED), 'gtm.js']
  expect(await namesOf(page)).toEqual(alone)
  await page.goto(`${origin}/?booked=${await purchase('b-2', 900)}`)
  await waitUntil(page, 'the tag of the container', isTagged)
  await page.locator('main .heart button[aria-pressed="false"]').first().click()
  await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
  expect(await namesOf(page)).toEqual([...alone, 'purchase'])
  problems.length = 0
  await end()
})

it('the CSP lets the container load and measure with its hosts, and nothing else', async () => {
  const { page, end, problems } = await here.visit()
  const loaded = await serveContainer(
    page,
    `window.blocked = [];
    addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective + ' ' + event.blockedURI));
    fetch('https://measure.example/hit').then(() => { window.measured = true });
    new Image().src = 'https://measure.example/pixel';
    fetch('https://evil.example/fetch').catch(() => {});
    new Image().src = 'https://evil.example/pixel';
    const write = (body) => { try { body() } catch (error) { blocked.push(error.name) } };
    write(() => { const s = document.createElement('script'); s.src = 'https://evil.example/a.js'; document.head.append(s) });
    write(() => { const s = document.createElement('script'); s.text = 'window.inline = true'; document.head.append(s) });
    write(() => { window.evaluated = eval('1 + 1') });`,
  )
  await page.goto(here.site.origin('it'))
  await page.locator('.consent button[value="granted"]').click()
  await waitUntil(page, 'the tag and its measurement', () => {
    const seen = window as { tagged?: boolean; measured?: boolean }
    return seen.tagged && seen.measured
  })
  await expect.poll(() => loaded).toContain('https://measure.example/pixel')
  const blocked = () => page.evaluate(() => (window as { blocked?: string[] }).blocked ?? [])
  await expect
    .poll(blocked)
    .toEqual(
      expect.arrayContaining([
        ...['connect-src https://evil.example/fetch', 'img-src https://evil.example/pixel'],
        ...['TypeError', 'EvalError'],
      ]),
    )
  expect(loaded.filter((url) => url.includes('evil'))).toEqual([])
  expect(await page.evaluate(() => ['inline' in window, 'evaluated' in window])).toEqual([false, false])
  problems.length = 0
  await end()
})

it('a tag manager has the fields that GA4 requires', async () => {
  const { page, problems, end } = await here.visit()
  const loaded = await serveContainer(page)
  const origin = here.site.origin('it')
  await page.goto(`${origin}/cerca`)
  await page.locator('.consent').waitFor()
  expect([loaded, await page.evaluate(() => 'dataLayer' in window)]).toEqual([[], false])
  await page.locator('.consent button[value="granted"]').click()
  await waitUntil(page, 'the tag of the container', isTagged)
  expect((await namesOf(page)).slice(0, 2)).toEqual([DEFAULT, signals('update', 'granted', GRANTED)])

  const expectItems = async (name: string, fields: readonly string[]) => {
    await waitUntil(
      page,
      name,
      (wanted) => (window as { dataLayer?: Layered[] }).dataLayer?.some(({ event }) => event === wanted),
      name,
    )
    const found = (await layerOf(page)).find(({ event }) => event === name)?.ecommerce
    for (const item of found?.items ?? [])
      for (const field of ['item_id', 'item_name', 'price', 'currency', ...fields])
        expect(item[field], `${name} ${field}`).toBeDefined()
    expect(found?.items.length, name).toBeGreaterThan(0)
    return found
  }
  const LISTED = ['index', 'item_list_id', 'item_list_name']
  // Departures of several months are one list.
  const { items = [] } = (await expectItems('view_item_list', LISTED)) ?? {}
  expect(await page.locator('main .results-title').count()).toBeGreaterThan(1)
  const list = { item_list_id: 'SERP', item_list_name: await page.locator('main h1').textContent() }
  expect(items).toMatchObject(items.map((_, index) => ({ index, ...list })))
  expect(items).toHaveLength(await page.locator('main .card[data-travel]').count())
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    document.querySelector<HTMLElement>('main .card-title a')?.click()
  })
  expect((await expectItems('select_item', LISTED))?.items).toMatchObject([{ index: 0 }])
  await page.locator('main .heart button[aria-pressed="false"]').first().click()
  expect(await expectItems('add_to_wishlist', [])).toMatchObject({ currency: 'EUR', value: expect.any(Number) })

  // A travel costs the same in a list and on its page.
  await page.goto(`${origin}/cerca?tab=travels&textSearch=giappone`)
  const listed = (await expectItems('view_item_list', LISTED))?.items ?? []
  await page.goto(origin + itsPath(markets.it))
  const viewed = await expectItems('view_item', [])
  const { price } = listed.find(({ item_id }) => item_id === viewed?.items[0]?.item_id) ?? {}
  expect([price, viewed?.value]).toEqual([expect.any(Number), price])
  // A departure's card leads to its row.
  const row = page.locator('li[data-days][id^="departure-"]').last()
  const id = (await row.getAttribute('id')) ?? ''
  await page.goto('about:blank')
  await page.goto(`${origin}${itsPath(markets.it)}#${id}`)
  expect((await expectItems('view_item', ['item_variant']))?.items).toMatchObject([
    {
      item_variant: id.slice('departure-'.length),
      price: Number((await row.locator('.price-now').textContent())?.replace(/\D/g, '')),
    },
  ])
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    document.querySelector<HTMLElement>('[data-track*="booking_click"]')?.click()
  })
  expect((await expectItems('begin_checkout', []))?.value).toBeGreaterThan(100)

  const bought = `${origin}/?booked=${await purchase('b-1', 1290.5)}&x=1`
  await page.goto(bought)
  expect(await expectItems('purchase', ['item_variant'])).toMatchObject({
    ...{ transaction_id: 'b-1', value: 1290.5, currency: 'EUR' },
  })
  expect(page.url()).toBe(`${origin}/?x=1`)
  // The link opened again, and one that somebody made.
  for (const again of [bought, `${origin}/?booked=${await purchase('b-3', 9, 'a-key-that-is-guessed-0123456789ab')}`]) {
    await page.goto(again)
    await waitUntil(
      page,
      'page_view and the tag of the container',
      () =>
        (window as { tagged?: boolean }).tagged &&
        (window as { dataLayer?: Layered[] }).dataLayer?.some(({ event }) => event === 'page_view'),
    )
    expect((await layerOf(page)).map(({ event }) => event)).not.toContain('purchase')
  }
  expect(problems.filter((problem) => !/ViewTransition|Transition was skipped|tags\.example/.test(problem))).toEqual([])
  problems.length = 0
  await end()
})
