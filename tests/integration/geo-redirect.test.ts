import { beforeAll, describe, expect, it } from 'vitest'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { sharedSite } from '../support/shared-site.ts'
import { cookies, header, type Site } from '../support/site.ts'
import { USER_AGENT } from '../support/user-agent.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const openPrompt = (html: string) => /<div class="geo" role="dialog" lang="(\w+)-/.exec(html)?.[1]

/** Language of the market suggested to a visitor of a country; `undefined` without a suggestion. */
const suggestedMarket = async (host: string, country: string, headers: Record<string, string> = {}, path = '/') => {
  const response = await site.request(host, path, {
    headers: { 'user-agent': USER_AGENT, 'cf-ipcountry': country, ...headers },
  })
  return openPrompt(response.text)
}

describe('suggestion of another market', () => {
  it('appears on every kind of page for visitors from another market’s country (§4)', async () => {
    for (const path of ['/', '/cerca', '/viaggi/giappone-tokyo-kyoto', '/preferiti', '/no-such-page'])
      expect([path, await suggestedMarket('it', 'FR', {}, path)]).toEqual([path, 'fr'])
    expect([
      await suggestedMarket('fr', 'FR'),
      await suggestedMarket('it', 'JP'),
      await suggestedMarket('de', 'US'),
    ]).toEqual([undefined, undefined, 'en'])
  })

  it('waits for the next page while a modal of the URL is open', async () => {
    expect(await suggestedMarket('it', 'FR', {}, '/?modal=&type=talk-to-us')).toBe(undefined)
  })

  it('is absent for robots, on prefetch and for visitors who chose to stay', async () => {
    expect(await suggestedMarket('it', 'FR', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBe(
      undefined,
    )
    expect(await suggestedMarket('it', 'FR', { 'sec-purpose': 'prefetch' })).toBe(undefined)
    expect(await suggestedMarket('it', 'FR', { cookie: '__Host-forceNeedRedirect=1' })).toBe(undefined)
  })

  it('is not repeated after a link from another market, which is stored', async () => {
    const from = (referer: string, country = 'FR') =>
      site.request('it', '/', { headers: { 'user-agent': USER_AGENT, 'cf-ipcountry': country, referer } })
    const chosen = await from(`${site.origin('fr')}/`)
    expect(openPrompt(chosen.text)).toBe(undefined)
    expect(cookies(chosen)['__Host-forceNeedRedirect']).toMatch(/^__Host-forceNeedRedirect=1; Max-Age=31536000/)
    expect(cookies(await from(`${site.origin('fr')}/`, 'IT'))['__Host-forceNeedRedirect']).toBe(undefined)
    for (const referer of [`${site.origin('it')}/cerca`, 'https://www.google.com/', 'https://fr.example/', 'x', ''])
      expect([referer, openPrompt((await from(referer)).text)]).toEqual([referer, 'fr'])
  })

  it('is in the shared page for every other market, in its language, with a link to the same page', async () => {
    await site.request('it', '/viaggi')
    expect((await site.request('it', '/viaggi')).text).not.toContain('class="geo"')
    for (const { id, locale, paths } of allMarkets) {
      // See flags/embedded-payload.ts.
      const country = { it: 'IT', us: 'US', we: 'GB', es: 'ES', fr: 'FR', de: 'DE' }[id]
      const prompted = await site.request('it', '/viaggi', {
        headers: { 'user-agent': USER_AGENT, 'cf-ipcountry': country },
      })
      // Visitors from the others' countries see another currency.
      if (id !== 'us' && id !== 'we') expect(header(prompted, 'x-page-cache')).toBe('memory')
      const prompts = prompted.text.match(/<div class="geo".*?<\/div>/gs) ?? []
      if (id === 'it') expect(prompts).toEqual([])
      else {
        expect(prompts).toHaveLength(1)
        expect(prompts[0]).toContain(`<div class="geo" role="dialog" lang="${locale}"`)
        expect(prompts[0]).toContain(translators[id]('layout.geoTitle').replaceAll("'", '&#x27;'))
        expect(prompts[0]).toContain(`href="${site.origin(id)}${paths.travels}"`)
        expect(prompted.text.match(/<div inert="" class="frame">/g)).toHaveLength(1)
      }
    }
  })

  it('is answered by a post that returns to the page, and stored for a year', async () => {
    const response = await site.request('it', '/api/banners/geo_redirect/close', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', referer: `${site.origin('it')}/viaggi?sort=price%3Aasc` },
    })
    expect([response.status, header(response, 'location')]).toEqual([303, '/viaggi?sort=price%3Aasc'])
    const cookie = cookies(response)['__Host-forceNeedRedirect'] ?? ''
    expect(cookie).toMatch(/^__Host-forceNeedRedirect=1;.*Max-Age=31536000/)
    expect(cookie).toMatch(/HttpOnly.*Secure.*SameSite=Lax/)
    expect(cookies(response)['__Host-banners']).toBe(undefined)
    const foreign = await site.request('it', '/api/banners/geo_redirect/close', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'user-agent': USER_AGENT },
    })
    expect(foreign.status).toBe(403)
  })
})
