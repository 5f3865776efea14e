import { describe, expect, it } from 'vitest'
import { person, signIn } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { GIULIA } from '../sign-in/sign-in-page.ts'

const TAILS = casesOfRun(['/x.css', ';x.css', '%2ex.css'], [';x', '%00.css', '/..%2fx.css', '?x.css', '.css', '%0a.js'])

describe('caches', () => {
  it('do not store private pages (cache deception)', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    const paths = [
      '/',
      '/preferiti',
      '/login',
      '/login/redirect',
      '/logout',
      '/api/account/picture',
      '/avvisi',
      '/api/my-data',
    ]
    for (const path of paths)
      for (const tail of TAILS) {
        const address = path === '/' ? path + tail.replace(/^\//, '') : path + tail
        const response = await who.get('it', address)
        const about = `${address}: ${response.status}`
        expect(header(response, 'cache-control'), about).toMatch(/no-store|private, no-cache/)
        expect(header(response, 'cache-control'), about).not.toMatch(/public|max-age=[1-9]/)
        const stranger = await here.site.request('it', address)
        expect(stranger.text, about).not.toContain('Giulia')
      }
  })

  it('do not start a sign-in for a prefetched page', async () => {
    for (const path of ['/login', '/login/redirect?code=x&state=y']) {
      const response = await here.site.request('it', path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
      expect([response.status, response.headers.location, response.headers['set-cookie']]).toEqual([
        503,
        undefined,
        undefined,
      ])
    }
  })
})
