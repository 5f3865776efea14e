import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../backend/identity/seed/demo-accounts.ts'
import { PERSON } from '../../bench/person.ts'
import { allMarkets } from '../../markets/registry.ts'
import { header } from '../support/headers.ts'
import { mailTo } from '../support/outbox.ts'
import { type Person, person, signIn } from '../support/person.ts'
import { makeSession, sessionsOf } from '../support/sessions.ts'
import { type Answer, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const GIULIA = { email: 'giulia@example.com', password: DEMO_PASSWORD }
const JAPAN = 'japan-tokyo-kyoto'
const PERU = 'peru-machu-picchu'

/** Presses a heart without a script, from a page of the market. */
const press = (
  who: Person,
  item: string,
  fields: Record<string, string> = { wish: 'add' },
  from = '/cerca',
): Promise<Answer> =>
  who.post(`${site.origin('it')}/api/wishlist/${item}`, fields, { referer: site.origin('it') + from })
const remove = (who: Person, item: string) => press(who, item, { wish: 'del', confirmed: 'yes' })

/** Items whose hearts are pressed on a page. */
const pressedOn = ({ text }: Answer): string[] => [
  ...new Set(
    (text.match(/<button[^>]*aria-pressed="true"[^>]*>/g) ?? []).map(
      (tag) => /data-heart="([^"]+)"/.exec(tag)?.[1] ?? '',
    ),
  ),
]
const listOf = async (who: Person): Promise<string[]> => pressedOn(await who.visit('it', '/preferiti')).sort()

/** Departures of a travel, from the hearts of its search results. */
const toursOf = async (travel: string): Promise<string[]> => {
  const { text } = await site.ask('it', `/cerca?travelId%5B%5D=${travel}`)
  return [...text.matchAll(/data-heart="tour\/([^"]+)"/g)].flatMap(([, id]) => (id?.startsWith(travel) ? [id] : []))
}

describe('a visitor without an account', () => {
  it('saves a trip without a script, is told so, and can undo it', async () => {
    const who = person(site)
    const saved = await press(who, `travel/${JAPAN}`)
    expect(saved.status).toBe(303)
    expect(header(saved, 'location')).toBe(`/preferiti?added=travel%2F${JAPAN}&trip=${JAPAN}&back=%2Fcerca`)
    const page = await who.follow(saved)
    expect(header(page, 'cache-control')).toBe('private, no-store')
    expect(page.text).toMatch(/role="status".*è nei tuoi preferiti\./s)
    expect(page.text).toContain('1 viaggio salvato')
    expect(page.text).toContain('purpose=wishlist')
    expect(page.text).toMatch(/<a[^>]*href="\/cerca"[^>]*><span>Torna a dove eri/)
    const undone = await who.follow(await remove(who, `travel/${JAPAN}`))
    expect(undone.text).toContain('non è più nei tuoi preferiti')
    expect(undone.text).toContain('Accedi per ritrovare i tuoi preferiti')
    expect(undone.text).toMatch(/<button[^>]*value="add"[^>]*><span>Annulla/)
  })

  it('finds the heart pressed on every page, and nobody else does', async () => {
    const who = person(site)
    const paths = [`/viaggi/${JAPAN}`, '/viaggi', '/cerca?tab=travels&textSearch=giappone']
    const before = await Promise.all(paths.map((path) => site.ask('it', path)))
    await press(who, `travel/${JAPAN}`)
    for (const path of paths) {
      const page = await who.visit('it', path)
      if (page.text.includes(`data-heart="travel/${JAPAN}"`)) expect(pressedOn(page), path).toEqual([`travel/${JAPAN}`])
      expect(page.text).toContain('data-saved="1  "')
    }
    for (const [i, path] of paths.entries()) expect((await site.ask('it', path)).text).toBe(before[i]?.text)
  })

  it('is asked before something is removed; a trip takes its departures along, and undo brings them back', async () => {
    const who = person(site)
    const [one = '', two = ''] = await toursOf(JAPAN)
    await press(who, `tour/${one}`)
    await press(who, `tour/${two}`)
    const all = [`travel/${JAPAN}`, `tour/${one}`, `tour/${two}`].sort()
    expect(await listOf(who)).toEqual(all)
    const asked = await press(who, `travel/${JAPAN}`, { wish: 'del' }, '/preferiti')
    expect(header(asked, 'location')).toBe(`/preferiti?modal=&type=confirm-removal&travel=${JAPAN}`)
    const dialog = /<dialog\b.*?<\/dialog>/s.exec((await who.follow(asked)).text)?.[0] ?? ''
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

  it('loses nothing when the back end fails: it says so, and again works', async () => {
    const who = person(site)
    await press(who, `travel/${JAPAN}`)
    await site.fault('status=503;path=/wishlist')
    const failed = await who.follow(await press(who, `travel/${PERU}`))
    expect(failed.text).toContain('I tuoi preferiti sono al sicuro')
    expect(failed.text).toContain('Non siamo riusciti a salvare.')
    const page = await who.visit('it', `/viaggi/${JAPAN}`)
    expect(page.status).toBe(200)
    await site.fault(null)
    await press(who, `travel/${PERU}`)
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
  })

  it('is not asked, and told so, while the back end cannot say what is in the list', async () => {
    const who = person(site)
    const [tour = ''] = await toursOf(JAPAN)
    await press(who, `tour/${tour}`)
    await site.fault('status=503;path=/wishlist')
    for (const item of [`travel/${JAPAN}`, `tour/${tour}`]) {
      const asked = await who.follow(await press(who, item, { wish: 'del' }))
      expect(asked.text, item).toMatch(/<dialog.*role="alert".*Non è cambiato nulla.*type=confirm-removal/s)
    }
    await site.fault(null)
    expect(await listOf(who)).toContain(`tour/${tour}`)
  })

  it('is not told any more of what is undone', async () => {
    const who = person(site)
    const [tour = ''] = await toursOf(JAPAN)
    await press(who, `tour/${tour}`)
    const removed = header(await remove(who, `travel/${JAPAN}`), 'location') ?? ''
    await press(who, `travel/${JAPAN}`, { wish: 'add', tours: tour })
    // Back, after undoing.
    expect((await who.visit('it', removed)).text).not.toContain('non è più nei tuoi preferiti')
  })

  it('may send the same again: an old retry does not undo what came after', async () => {
    const who = person(site)
    const key = crypto.randomUUID()
    await press(who, `travel/${JAPAN}`, { wish: 'add', key })
    await remove(who, `travel/${JAPAN}`)
    await press(who, `travel/${JAPAN}`, { wish: 'add', key })
    expect(await listOf(who)).toEqual([])
    expect((await press(who, `travel/${JAPAN}`, { wish: 'add', key: 'key-number-1' })).status).toBe(400)
  })

  it('begins one list, however quickly they save, and with a retry whose first answer was lost', async () => {
    const [who, tab] = [person(site), crypto.randomUUID()]
    const add = (from: Person, item: string, nth: number) => press(from, item, { wish: 'add', key: `${tab}-${nth}` })
    await Promise.all([add(who, `travel/${JAPAN}`, 1), add(who, `travel/${PERU}`, 2)])
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
    await add(person(site), `travel/${JAPAN}`, 1)
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const { n } = (await api.prepare('SELECT count(*) AS n FROM wishlist').first<{ n: number }>()) ?? {}
    const again = person(site)
    await add(again, `travel/${JAPAN}`, 1)
    expect(await listOf(again)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
    expect((await api.prepare('SELECT count(*) AS n FROM wishlist').first<{ n: number }>())?.n).toBe(n)
    // Nobody else's tab begins so.
    const stranger = person(site)
    await press(stranger, `travel/${PERU}`, { wish: 'add', key: crypto.randomUUID() })
    expect(await listOf(stranger)).toEqual([`travel/${PERU}`])
  })

  it.each(['https://evil.example/x', '//evil.example', '/\\\\evil.example', 'data:text/html,x', 'javascript:alert(1)'])(
    'is led back to our own pages alone, whatever the address says: %s',
    async (back) => {
      const query = new URLSearchParams({ added: `travel/${JAPAN}`, trip: JAPAN, back })
      const { text } = await person(site).visit('it', `/preferiti?${query}`)
      expect(text).toContain('è nei tuoi preferiti.')
      expect(text).not.toMatch(/href="[^"]*(evil|data:|javascript:)/)
      expect(text).not.toContain('Torna a dove eri')
    },
  )

  it.each([
    [`travel/nowhere-at-all`, { wish: 'add' }, 303],
    [`tour/nowhere-at-all`, { wish: 'add' }, 303],
    [`travel/${JAPAN}`, { wish: 'maybe' }, 400],
    ['hotel/ritz', { wish: 'add' }, 400],
    ['travel/%3Cscript%3E', { wish: 'add' }, 400],
  ])('gets a clear answer to %s', async (item, fields, status) => {
    const answer = await press(person(site), item, fields as Record<string, string>)
    expect(answer.status).toBe(status)
    if (status === 303) expect(header(answer, 'location')).toBe('/preferiti?problem=unknown')
  })

  it('is safe from posts of other sites', async () => {
    const who = person(site)
    const answer = await who.post(
      `${site.origin('it')}/api/wishlist/travel/${JAPAN}`,
      { wish: 'add' },
      {
        'sec-fetch-site': 'cross-site',
      },
    )
    expect(answer.status).toBe(403)
    expect(who.cookies('it')['__Host-list']).toBeUndefined()
  })

  it('is answered in JSON when a script asks, with what is saved now', async () => {
    const who = person(site)
    const ask = (item: string, fields: Record<string, string>) =>
      who.post(`${site.origin('it')}/api/wishlist/${item}`, fields, { accept: 'application/json' })
    const first = await ask(`travel/${JAPAN}`, { wish: 'add' })
    expect(JSON.parse(first.text)).toEqual({ travels: [JAPAN], tours: [], ask: true })
    // What was fetched ahead of a click shows the heart as it was.
    expect(header(first, 'clear-site-data')).toContain('prefetchCache')
    const second = await ask(`travel/${PERU}`, { wish: 'add' })
    expect(JSON.parse(second.text)).toMatchObject({ travels: expect.arrayContaining([PERU, JAPAN]), ask: false })
    const unknown = await ask('travel/nowhere', { wish: 'add' })
    expect([unknown.status, JSON.parse(unknown.text)]).toEqual([404, { message: 'Questo viaggio non c’è più.' }])
  })
})

describe('signing in', () => {
  it('takes over what was saved before, on every device, once and without duplicates', async () => {
    const email = 'due.dispositivi@example.com'
    const [phone, laptop] = [person(site), person(site)]
    await press(phone, `travel/${JAPAN}`)
    await press(laptop, `travel/${JAPAN}`)
    await press(laptop, `travel/${PERU}`)
    // The phone proves the address, the laptop signs in with it.
    const flow = (action: string, fields: Record<string, string> = {}) =>
      phone.post(`${site.origin('it')}/api/sign-up/${action}`, { purpose: 'wishlist', ...fields })
    await flow('address', { email })
    await flow('continue', { marketing: 'decline' })
    await flow('code', { code: /^\d{6}/.exec((await mailTo(site, email))[0]?.text ?? '')?.[0] ?? '' })
    const secret = await makeSession(site, {
      id: 'two-devices',
      email,
      name: 'Due',
      pictureImage: null,
      isAdmin: false,
    })
    laptop.setCookie('it', '__Host-session', secret)
    expect(await listOf(laptop)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
    expect(laptop.cookies('it')['__Host-list']).toBeUndefined()
    // What is removed does not come back from the phone; what the phone saves later does come.
    await remove(laptop, `travel/${JAPAN}`)
    expect(await listOf(laptop)).toEqual([`travel/${PERU}`])
    await press(phone, 'travel/bolivia-uyuni-la-paz')
    expect(await listOf(laptop)).toEqual(['travel/bolivia-uyuni-la-paz', `travel/${PERU}`])
    expect(await listOf(phone)).toEqual(['travel/bolivia-uyuni-la-paz', `travel/${JAPAN}`])
  })

  it('really, by the sign-in service: the list is there in every market, and gone with the session', async () => {
    const who = person(site)
    await press(who, `travel/${PERU}`)
    await signIn(who, 'it', { ...GIULIA, back: '/preferiti' })
    expect(await listOf(who)).toContain(`travel/${PERU}`)
    const page = await who.visit('it', '/preferiti')
    expect(page.text).not.toContain('Per ora la lista è solo in questo browser')
    await who.follow(await who.post(`${site.origin('it')}/logout`, {}))
    expect(await listOf(who)).toEqual([])
    const elsewhere = person(site)
    await signIn(elsewhere, 'de', { ...GIULIA, back: '/wunschliste' })
    expect(pressedOn(await elsewhere.visit('de', '/wunschliste'))).toContain(`travel/${PERU}`)
  })

  it('loses nothing when the session ends under somebody: the heart is kept here, and found after signing in again', async () => {
    const who = person(site)
    const user = { id: 'ended', email: 'ended@example.com', name: 'E E', pictureImage: null, isAdmin: false }
    who.setCookie('it', '__Host-session', await makeSession(site, user))
    await press(who, `travel/${JAPAN}`)
    await (await sessionsOf(site)).prepare("DELETE FROM session WHERE subject = 'ended'").run()
    const saved = await who.follow(await press(who, `travel/${PERU}`))
    expect(saved.text).toContain('è nei tuoi preferiti')
    expect(await listOf(who)).toEqual([`travel/${PERU}`])
    who.setCookie('it', '__Host-session', await makeSession(site, user))
    expect(await listOf(who)).toEqual([`travel/${JAPAN}`, `travel/${PERU}`])
  })

  it('loses nothing of many changes from three devices, with failures and retries in between', async () => {
    const user = { id: 'three', email: 'three@example.com', name: 'T T', pictureImage: null, isAdmin: false }
    const devices = await Promise.all(
      [0, 1, 2].map(async () => {
        const who = person(site)
        who.setCookie('it', '__Host-session', await makeSession(site, user))
        return who
      }),
    )
    const trips = [`travel/${JAPAN}`, `travel/${PERU}`]
    const tours = (await toursOf(JAPAN)).slice(0, 2).map((id) => `tour/${id}`)
    const change = fc.record({
      who: fc.constantFrom(...devices),
      item: fc.constantFrom(...trips, ...tours),
      wish: fc.constantFrom('add', 'del'),
      fault: fc.constantFrom(null, null, null, 'status=503', 'body=lying', 'body=garbage'),
      retries: fc.nat(1),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 60, maxLength: 60 }), async (changes) => {
        const tab = crypto.randomUUID()
        const model = new Set<string>()
        for (const [nth, { who, item, wish, fault, retries }] of changes.entries()) {
          const send = () => press(who, item, { wish, confirmed: 'yes', key: `${tab}-${nth}` })
          if (fault !== null) {
            await site.fault(`${fault};path=/wishlist`)
            expect(header(await send(), 'location')).toBe('/preferiti?problem=failed')
            await site.fault(null)
          }
          for (let i = 0; i <= retries; i++) await send()
          const gone = item === trips[0] ? [item, ...tours] : [item]
          if (wish === 'del') for (const each of gone) model.delete(each)
          else for (const each of tours.includes(item) ? [item, `travel/${JAPAN}`] : [item]) model.add(each)
        }
        for (const who of devices) expect(await listOf(who)).toEqual([...model].sort())
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  it('shows 50 people at once nothing of each other', async () => {
    const { text } = await site.ask('it', '/cerca?tab=travels')
    const travels = [...new Set([...text.matchAll(/data-heart="travel\/([^"]+)"/g)].map(([, id]) => id ?? ''))]
    const people = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const who = person(site)
        const user = { id: `p${i}`, email: `p${i}@example.com`, name: `P ${i}`, pictureImage: null, isAdmin: false }
        who.setCookie('it', '__Host-session', await makeSession(site, user))
        return { who, own: `travel/${travels[i % travels.length]}` }
      }),
    )
    await Promise.all(people.map(({ who, own }) => press(who, own)))
    const seen = await Promise.all(
      people.map(async ({ who }) => [await listOf(who), pressedOn(await who.visit('it', '/cerca?tab=travels'))]),
    )
    expect(seen).toEqual(people.map(({ own }) => [[own], [own]]))
  })
})

/** Departures whose boxes are ticked on a list that is shared. */
const ticked = ({ text }: Answer): string[] =>
  (text.match(/<input[^>]*name="tour\/[^>]*>/g) ?? []).flatMap((tag) =>
    tag.includes('checked') ? [/name="tour\/([^"]+)"/.exec(tag)?.[1] ?? ''] : [],
  )

describe('the list to be read without a network', () => {
  const kept = (who: Person, market = 'it') => who.get(market, '/api/wishlist')

  it('is whoever’s asks, in the market’s words, and empty for nobody', async () => {
    const [one, other] = [person(site), person(site)]
    await press(one, `travel/${JAPAN}`)
    const answer = await kept(one)
    expect([answer.status, header(answer, 'cache-control')]).toEqual([200, 'no-store'])
    const { items } = JSON.parse(answer.text)
    expect(items).toEqual([{ title: expect.stringContaining('Giappone'), path: `/viaggi/${JAPAN}`, tours: [] }])
    expect(JSON.parse((await kept(other)).text)).toEqual({ items: [] })
  })

  it('renews and writes nothing when the worker asks, ahead of need', async () => {
    const asked = await site.ask('it', '/api/wishlist', { headers: { 'user-agent': PERSON, purpose: 'prefetch' } })
    expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('has departures by their days and price', async () => {
    const who = person(site)
    const tour = /data-heart="(tour\/[^"]+)"/.exec((await who.visit('it', '/cerca')).text)?.[1] ?? ''
    await press(who, tour)
    const { items } = JSON.parse((await kept(who)).text)
    expect(items[0].tours).toEqual([
      { dates: expect.stringMatching(/\d{4}$/), price: expect.stringMatching(/^[\d.]+\u00a0€$/) },
    ])
  })

  it('says so when the back end cannot tell: what is kept stays as it is', async () => {
    const who = person(site)
    await press(who, `travel/${PERU}`)
    await site.fault('status=503;path=/wishlist')
    try {
      const answer = await kept(who)
      expect([answer.status, Object.keys(JSON.parse(answer.text))]).toEqual([503, ['message']])
    } finally {
      await site.fault(null)
    }
  })
})

describe('a shared list', () => {
  it('says so when its link cannot be made, however the back end fails', async () => {
    const who = person(site)
    await press(who, `travel/${JAPAN}`)
    for (const fault of ['status=503', 'body=lying', 'body=garbage']) {
      await site.fault(`${fault};path=/wishlist/share`)
      const answer = await who.post(`${site.origin('it')}/api/wishlist/share`, {}).then(who.follow)
      await site.fault(null)
      expect([answer.status, answer.text.includes('Non siamo riusciti a salvare')], fault).toEqual([200, true])
    }
    expect((await who.post(`${site.origin('it')}/api/wishlist/share`, {}).then(who.follow)).text).toContain(
      'share-link',
    )
  })

  it('is read and voted on without an account, until it is turned off', async () => {
    const owner = person(site)
    const [one = '', two = ''] = await toursOf(JAPAN)
    await press(owner, `tour/${one}`)
    await press(owner, `tour/${two}`)
    await owner.post(`${site.origin('it')}/api/wishlist/share`, {})
    const page = await owner.visit('it', '/preferiti')
    const link = /<input[^>]*value="(http[^"]+)"/.exec(page.text)?.[1] ?? ''
    const path = link.slice(site.origin('it').length)
    expect(path).toMatch(/^\/preferiti\?list=/)
    const list = new URL(link).searchParams.get('list') ?? ''
    const vote = (who: Person, name: string, tours: string[]) =>
      who
        .post(`${site.origin('it')}/api/wishlist/vote`, {
          list,
          name,
          ...Object.fromEntries(tours.map((id) => [`tour/${id}`, 'yes'])),
        })
        .then(who.follow)
    const [anna, luca] = [person(site), person(site)]
    expect((await anna.visit('it', path)).text).toContain('Nessuno ha ancora risposto')
    const nameless = await vote(anna, ' ', [one])
    expect(nameless.text).toContain('Scrivi un nome')
    expect(ticked(nameless)).toEqual([one])
    expect((await vote(anna, 'Anna', [one, two])).text).toContain('le tue date sono salvate')
    const seen = await vote(luca, 'Luca', [one])
    expect(seen.text).toMatch(/Va bene a tutti: (Anna, Luca|Luca, Anna)/)
    expect(seen.text).toContain('Va bene a 1 persona: Anna')
    // Changing one's mind is one vote still.
    expect((await vote(anna, 'Anna', [two])).text).not.toContain('Va bene a tutti')
    expect(seen.text).not.toMatch(/giulia|@example/)
    expect(header(seen, 'cache-control')).toBe('private, no-store')
    expect((await owner.visit('it', '/preferiti')).text).toMatch(/(Anna, Luca|Luca, Anna).*class="vote-fits"/s)
    // Whatever fails, what was typed and ticked is there to be sent again.
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const id = await api.prepare("SELECT share FROM wishlist_voter WHERE name = 'Luca'").first('share')
    await site.fault(`status=503;path=/wishlist/shared/${id}/votes`)
    const failed = await vote(luca, 'Luca M.', [one, two])
    expect([failed.status, ticked(failed).sort()]).toEqual([503, [one, two].sort()])
    expect(failed.text).toContain('value="Luca M."')
    await site.fault('status=503;path=/wishlist')
    const later = await vote(luca, 'Luca M.', [one, two])
    expect(later.text).toMatch(/name="name" value="Luca M\."/)
    expect(later.text).toContain(`name="tour/${two}" value="yes"`)
    await site.fault(null)
    // Every box of a long list.
    const many = Array.from({ length: 300 }, (_, i) => `${JAPAN}-2029-01-${i}`)
    expect((await vote(luca, 'Luca', [one, ...many])).status).toBe(200)
    // Signing in keeps the link and what friends have said.
    const user = { id: 'sharer', email: 'sharer@example.com', name: 'S S', pictureImage: null, isAdmin: false }
    owner.setCookie('it', '__Host-session', await makeSession(site, user))
    expect((await listOf(owner)).length).toBe(3)
    expect((await luca.visit('it', path)).text).toContain('Anna')
    await owner.post(`${site.origin('it')}/api/wishlist/unshare`, {})
    expect((await anna.visit('it', path)).text).toContain('Questo link non è più attivo')
    const forged = await anna.visit('it', '/preferiti?list=eyJhbGciOiJub25lIn0.eyJzaGFyZSI6IngifQ.')
    expect(forged.text).toContain('Questo link non è più attivo')
  })
})

describe('the page', () => {
  it('is empty, not logged in or regular, in every market', async () => {
    for (const { id, paths } of allMarkets) {
      const who = person(site)
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
      who.setCookie(id, '__Host-session', await makeSession(site, user))
      const empty = await who.visit(id, paths.wishlist ?? '')
      expect(empty.text).not.toContain('href="/login?return=')
      await who.post(`${site.origin(id)}/api/wishlist/travel/${JAPAN}`, { wish: 'add' })
      const regular = await who.visit(id, paths.wishlist ?? '')
      expect(regular.text).toMatch(/class="wish-grid"/)
      for (const { text } of [visitor, empty, regular]) expect(text).not.toMatch(/\{\{|wishlist\.[a-z]|undefined|NaN/)
    }
  })
})
