import { expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { browserSite } from '../support/browser-site.ts'
import { itsPath } from '../support/market-pages.ts'
import { waitUntil } from '../support/wait-until.ts'

const CONTAINER = 'https://tags.example/container.js'
const here = browserSite(async () => ({ variables: { storefront: { TAG_MANAGER_URL: CONTAINER } } }))

type Layered = { event?: string; ecommerce?: { currency?: string; value?: number; items: Record<string, unknown>[] } }

it('a tag manager is loaded after consent only, with its signals and the fields that GA4 requires', async () => {
  const { page, problems, end } = await here.visit()
  const loaded: string[] = []
  // As a container works: it reads what is there, writes a script and measures.
  await page.route(CONTAINER, (route) => {
    loaded.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "window.container = dataLayer.length; const s = document.createElement('script'); s.src = 'https://tags.example/tag.js'; document.head.append(s)",
    })
  })
  await page.route('https://tags.example/tag.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true' }),
  )
  const origin = here.site.origin('it')
  await page.goto(`${origin}/cerca`)
  await page.locator('.consent').waitFor()
  expect([loaded, await page.evaluate(() => 'dataLayer' in window)]).toEqual([[], false])
  await page.locator('.consent a[href*="tracking-preferences"]').click()
  await page.locator('dialog [name="analytics"]').check()
  await page.locator('dialog button[value="selected"]').click()
  await waitUntil(page, 'the tag of the container', () => (window as { tagged?: boolean }).tagged)
  expect(loaded).toEqual([CONTAINER])

  const layer = (): Promise<Layered[]> =>
    page.evaluate(() =>
      ((window as { dataLayer?: object[] }).dataLayer ?? []).map((each) =>
        Object.prototype.toString.call(each) === '[object Arguments]'
          ? { event: JSON.stringify([...(each as unknown[])]) }
          : each,
      ),
    ) as Promise<Layered[]>
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect((await layer()).slice(0, 2).map(({ event }) => JSON.parse(event ?? ''))).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ])

  const expectItems = async (name: string, fields: readonly string[]) => {
    await waitUntil(
      page,
      name,
      (wanted) => (window as { dataLayer?: Layered[] }).dataLayer?.some(({ event }) => event === wanted),
      name,
    )
    const found = (await layer()).find(({ event }) => event === name)?.ecommerce
    for (const item of found?.items ?? [])
      for (const field of ['item_id', 'item_name', 'price', 'currency', ...fields])
        expect(item[field], `${name} ${field}`).toBeDefined()
    expect(found?.items.length, name).toBeGreaterThan(0)
    return found
  }
  const LISTED = ['index', 'item_list_id', 'item_list_name']
  await expectItems('view_item_list', LISTED)
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    document.querySelector<HTMLElement>('main .card-title a')?.click()
  })
  expect((await expectItems('select_item', LISTED))?.items).toMatchObject([{ index: 0 }])
  await page.locator('main .heart button[aria-pressed="false"]').first().click()
  expect(await expectItems('add_to_wishlist', [])).toMatchObject({ currency: 'EUR', value: expect.any(Number) })

  await page.goto(origin + itsPath(markets.it))
  expect((await expectItems('view_item', []))?.value).toBeGreaterThan(100)
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    document.querySelector<HTMLElement>('[data-track*="booking_click"]')?.click()
  })
  expect((await expectItems('begin_checkout', []))?.value).toBeGreaterThan(100)

  const bought = 'travel=japan-tokyo-kyoto&name=Giappone&tour=jpn-1&amount=1290.5&currency=EUR'
  await page.goto(`${origin}/?booked=b-1&${bought}&x=1`)
  expect(await expectItems('purchase', ['item_variant'])).toMatchObject({
    ...{ transaction_id: 'b-1', value: 1290.5, currency: 'EUR' },
  })
  expect(page.url()).toBe(`${origin}/?x=1`)
  await page.reload()
  await waitUntil(
    page,
    'page_view and the tag of the container',
    () =>
      (window as { tagged?: boolean }).tagged &&
      (window as { dataLayer?: Layered[] }).dataLayer?.some(({ event }) => event === 'page_view'),
  )
  expect((await layer()).map(({ event }) => event)).not.toContain('purchase')
  expect(problems.filter((problem) => !/ViewTransition|Transition was skipped|tags\.example/.test(problem))).toEqual([])
  problems.length = 0
  await end()
})
