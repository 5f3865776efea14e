import { describe, expect, it } from 'vitest'
import { allMarkets } from '../../../markets/registry.ts'
import { type Person, person } from '../../support/person.ts'
import { createSession } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { JAPAN, listCookiesOf, listOf, PERU, press, pressedOn, remove, toursOf } from './hearts.ts'

describe('visitor without an account', () => {
  it('saves a trip without JavaScript, sees a confirmation, and can undo it', async () => {
    const who = person(here.site)
    const saved = await press(who, `travel/${JAPAN}`)
    expect(saved.status).toBe(303)
    expect(header(saved, 'location')).toBe(`/preferiti?added=travel%2F${JAPAN}&trip=${JAPAN}&back=%2Fcerca`)
    const page = await who.follow(saved)
    expect(header(page, 'cache-control')).toBe('private, no-store')
    expect(page.text).toMatch(/role="status".*è nei tuoi preferiti\./s)
    expect(page.text).toContain('1 viaggio salvato')
    expect(page.text).toContain('purpose=wishlist')
    expect(page.text).toMatch(/<a[^>]*href="\/cerca"[^>]*>(?:<span>)?Torna a dove eri/)
    const undone = await who.follow(await remove(who, `travel/${JAPAN}`))
    expect(undone.text).toContain('non è più nei tuoi preferiti')
    expect(undone.text).toContain('Accedi per ritrovare i tuoi preferiti')
    expect(undone.text).toMatch(/<button[^>]*value="add"[^>]*>(?:<span>)?Annulla/)
  })

  it('sees the pressed heart on every page, unlike other visitors', async () => {
    const who = person(here.site)
    const paths = ['/viaggi/giappone-tokyo-kyoto', '/viaggi', '/cerca?tab=travels&textSearch=giappone']
    const before = await Promise.all(paths.map((path) => here.site.request('it', path)))
    await press(who, `travel/${JAPAN}`)
    for (const path of paths) {
      const page = await who.visit('it', path)
      if (page.text.includes(`/api/wishlist/travel/${JAPAN}"`))
        expect(pressedOn(page), path).toEqual([`travel/${JAPAN}`])
      expect(page.text).toContain('data-saved="1"')
    }
    for (const [i, path] of paths.entries()) expect((await here.site.request('it', path)).text).toBe(before[i]?.text)
  })

  it('confirms a removal; a trip is removed with its departures, and undo restores them (§3, §4)', async () => {
    const who = person(here.site)
    const [one = '', two = ''] = await toursOf(JAPAN)
    await press(who, `tour/${one}`)
    await press(who, `tour/${two}`)
    const all = [`travel/${JAPAN}`, `tour/${one}`, `tour/${two}`].sort()
    expect(await listOf(who)).toEqual(all)
    const confirmation = await press(who, `travel/${JAPAN}`, { wish: 'remove' }, '/preferiti')
    expect(header(confirmation, 'location')).toBe(`/preferiti?modal=&type=confirm-removal&travel=${JAPAN}`)
    const dialog = /<dialog\b.*?<\/dialog>/s.exec((await who.follow(confirmation)).text)?.[0] ?? ''
    expect(dialog).toContain('Con il viaggio togli anche 2 partenze salvate.')
    expect(await listOf(who)).toEqual(all)
    const removed = await who.follow(await remove(who, `travel/${JAPAN}`))
    expect(await listOf(who)).toEqual([])
    const tours = /name="tours" value="([^"]+)"/.exec(removed.text)?.[1] ?? ''
    await press(who, `travel/${JAPAN}`, { wish: 'add', confirmed: 'yes', tours })
    expect(await listOf(who)).toEqual(all)
    await remove(who, `tour/${one}`)
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `tour/${two}`].sort())
  })

  it('loses nothing when the back end fails: an error appears, and a retry works', async () => {
    const who = person(here.site)
    await press(who, `travel/${JAPAN}`)
    await here.site.fault('status=503;path=/wishlist')
    const failed = await who.follow(await press(who, `travel/${PERU}`))
    expect(failed.text).toContain('I tuoi preferiti sono al sicuro')
    expect(failed.text).toContain('Non siamo riusciti a salvare.')
    const page = await who.visit('it', `/viaggi/${JAPAN}`)
    expect(page.status).toBe(200)
    await here.site.fault(null)
    await press(who, `travel/${PERU}`)
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
  })

  it('gets an error instead of a question while the back end cannot load the list', async () => {
    const who = person(here.site)
    const [tour = ''] = await toursOf(JAPAN)
    await press(who, `tour/${tour}`)
    await here.site.fault('status=503;path=/wishlist')
    for (const item of [`travel/${JAPAN}`, `tour/${tour}`]) {
      const failed = await who.follow(await press(who, item, { wish: 'remove' }))
      expect(failed.text, item).toMatch(/<dialog.*role="alert".*Non è cambiato nulla.*type=confirm-removal/s)
    }
    await here.site.fault(null)
    expect(await listOf(who)).toContain(`tour/${tour}`)
  })

  it('no longer sees the message of an undone removal', async () => {
    const who = person(here.site)
    const [tour = ''] = await toursOf(JAPAN)
    await press(who, `tour/${tour}`)
    const removed = header(await remove(who, `travel/${JAPAN}`), 'location') ?? ''
    await press(who, `travel/${JAPAN}`, { wish: 'add', tours: tour })
    // Back, after undoing.
    expect((await who.visit('it', removed)).text).not.toContain('non è più nei tuoi preferiti')
  })

  it('may repeat a request: an old retry does not revert later changes', async () => {
    const who = person(here.site)
    const key = crypto.randomUUID()
    await press(who, `travel/${JAPAN}`, { wish: 'add', key })
    await remove(who, `travel/${JAPAN}`)
    await press(who, `travel/${JAPAN}`, { wish: 'add', key })
    expect(await listOf(who)).toEqual([])
    expect((await press(who, `travel/${JAPAN}`, { wish: 'add', key: 'no key' })).status).toBe(400)
  })

  it('loses nothing with concurrent first saves of one tab, and with a retry of a lost response', async () => {
    const [who, tab] = [person(here.site), crypto.randomUUID()]
    const add = (from: Person, item: string, nth: number) => press(from, item, { wish: 'add', key: `${tab}-${nth}` })
    await Promise.all([add(who, `travel/${JAPAN}`, 1), add(who, `travel/${PERU}`, 2)])
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
    await add(who, `travel/${JAPAN}`, 1)
    expect([await listOf(who), listCookiesOf(who).length]).toEqual([[`travel/${JAPAN}`, `travel/${PERU}`], 1])
    const lost = person(here.site)
    await add(lost, `travel/${JAPAN}`, 3)
    lost.forgetCookies('it')
    await add(lost, `travel/${JAPAN}`, 3)
    expect(await listOf(lost)).toEqual([`travel/${JAPAN}`])
  })

  it('shares no list with a browser that replays the key of its first heart', async () => {
    const [who, other, key] = [person(here.site), person(here.site), crypto.randomUUID()]
    await press(who, `travel/${JAPAN}`, { wish: 'add', key })
    await press(who, `travel/${PERU}`, { wish: 'add', key: crypto.randomUUID() })
    await press(other, `travel/${JAPAN}`, { wish: 'add', key })
    const secretsOf = (each: Person) => listCookiesOf(each).map((name) => each.cookies('it')[name])
    expect(secretsOf(other)).not.toEqual(secretsOf(who))
    expect(await listOf(other)).toEqual([`travel/${JAPAN}`])
    await remove(other, `travel/${JAPAN}`)
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
  })

  it('loses none of several first hearts pressed concurrently without JavaScript: they form one list', async () => {
    const who = person(here.site)
    const trips = [JAPAN, PERU, 'bolivia-uyuni-la-paz']
    const [tour = ''] = await toursOf(JAPAN)
    // As from three tabs: none of the requests contains the others' lists.
    await Promise.all([...trips.map((trip) => press(who, `travel/${trip}`)), press(who, `tour/${tour}`)])
    expect(listCookiesOf(who).length).toBe(4)
    const all = [...trips.map((trip) => `travel/${trip}`), `tour/${tour}`].sort()
    expect(await listOf(who)).toEqual(all)
    expect(listCookiesOf(who).length).toBe(1)
    // Removed items stay removed, and saved ones are in the one list.
    await remove(who, `travel/${PERU}`)
    expect(await listOf(who)).toEqual(all.filter((item) => item !== `travel/${PERU}`))
    // The next heart finds two lists too.
    const other = person(here.site)
    await press(other, `travel/${PERU}`)
    for (const name of listCookiesOf(other)) who.setCookie('it', name, other.cookies('it')[name] ?? '')
    await press(who, 'travel/bolivia-uyuni-la-paz')
    expect([await listOf(who), listCookiesOf(who).length]).toEqual([all, 1])
  })

  it.each(['https://evil.example/x', '//evil.example', '/\\\\evil.example', 'data:text/html,x', 'javascript:alert(1)'])(
    'is redirected to pages of the site only, whatever the URL: %s',
    async (back) => {
      const query = new URLSearchParams({ added: `travel/${JAPAN}`, trip: JAPAN, back })
      const who = person(here.site)
      await press(who, `travel/${JAPAN}`)
      const { text } = await who.visit('it', `/preferiti?${query}`)
      expect(text).toContain('è nei tuoi preferiti.')
      expect(text).not.toMatch(/href="[^"]*(evil|data:|javascript:)/)
      expect(text).not.toContain('Torna a dove eri')
    },
  )

  it('sees an error when the browser stores no cookies, and no wrong message when it does', async () => {
    const who = person(here.site)
    const saved = header(await press(who, `travel/${JAPAN}`), 'location')
    who.forgetCookies('it')
    const page = await who.get('it', saved)
    expect([page.text.includes('non accetta i nostri cookie'), page.text.includes('è nei tuoi')]).toEqual([true, false])
    // The browser has a cookie; only the list is missing.
    who.setCookie('it', '__Host-consent', 'refused.3')
    const again = await who.get('it', saved)
    expect(again.text).not.toMatch(/non accetta i nostri cookie|è nei tuoi preferiti/)
  })

  it('is protected from posts of other sites', async () => {
    const who = person(here.site)
    const response = await who.post(
      `${here.site.origin('it')}/api/wishlist/travel/${JAPAN}`,
      { wish: 'add' },
      {
        'sec-fetch-site': 'cross-site',
      },
    )
    expect(response.status).toBe(403)
    expect(listCookiesOf(who)).toEqual([])
  })

  it('gets JSON with the saved items when a script posts', async () => {
    const who = person(here.site)
    const pressWithScript = (item: string, fields: Record<string, string>) =>
      who.post(`${here.site.origin('it')}/api/wishlist/${item}`, fields, { accept: 'application/json' })
    const first = await pressWithScript(`travel/${JAPAN}`, { wish: 'add' })
    expect(JSON.parse(first.text)).toEqual({ travels: [JAPAN], tours: [], ask: true })
    // Prefetched pages would show the old heart.
    expect(header(first, 'clear-site-data')).toContain('prefetchCache')
    const second = await pressWithScript(`travel/${PERU}`, { wish: 'add' })
    expect(JSON.parse(second.text)).toMatchObject({ travels: expect.arrayContaining([PERU, JAPAN]), ask: false })
    const unknown = await pressWithScript('travel/nowhere', { wish: 'add' })
    expect([unknown.status, JSON.parse(unknown.text)]).toEqual([404, { message: 'Questo viaggio non c’è più.' }])
  })
})

describe('wishlist page', () => {
  it('is empty, anonymous or signed in, in every market (§1, §2)', async () => {
    for (const { id, paths } of allMarkets) {
      const who = person(here.site)
      const visitor = await who.visit(id, paths.wishlist ?? '')
      expect(visitor.status).toBe(200)
      expect(visitor.text).toContain('href="/login?return=')
      expect(visitor.text).toContain('content="noindex,follow"')
      const user = {
        id: `empty-${id}`,
        email: `${id}@example.org`,
        name: 'Nobody Yet',
        pictureImage: null,
        isAdmin: false,
      }
      who.setCookie(id, '__Host-session', await createSession(here.site, user))
      const empty = await who.visit(id, paths.wishlist ?? '')
      expect(empty.text).not.toContain('href="/login?return=')
      await who.post(`${here.site.origin(id)}/api/wishlist/travel/${JAPAN}`, { wish: 'add' })
      const regular = await who.visit(id, paths.wishlist ?? '')
      expect(regular.text).toMatch(/class="wish-grid"/)
      for (const { text } of [visitor, empty, regular])
        expect(text).not.toMatch(/(?<!data-island-props="[^"]*)\{\{|wishlist\.[a-z]|undefined|NaN/)
    }
  })
})
