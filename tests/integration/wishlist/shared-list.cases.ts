import { describe, expect, it } from 'vitest'
import { type Person, person } from '../../support/person.ts'
import { createSession } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'
import { header } from '../../support/site.ts'
import { JAPAN, listOf, press, toursOf } from './hearts.ts'

/** Ticked departures of a shared list. */
const ticked = ({ text }: SiteResponse): string[] =>
  (text.match(/<input[^>]*name="tour\/[^>]*>/g) ?? []).flatMap((tag) =>
    tag.includes('checked') ? [/name="tour\/([^"]+)"/.exec(tag)?.[1] ?? ''] : [],
  )

describe('shared list', () => {
  it('shows an error when its link cannot be created, however the back end fails', async () => {
    const who = person(here.site)
    await press(who, `travel/${JAPAN}`)
    const seen = here.site.logs.length
    for (const fault of ['status=503', 'body=lying', 'body=garbage']) {
      await here.site.fault(`${fault};path=/wishlist/share`)
      const response = await who.post(`${here.site.origin('it')}/api/shared-list`, {}).then(who.follow)
      await here.site.fault(null)
      expect([response.status, response.text.includes('Non siamo riusciti a salvare')], fault).toEqual([200, true])
    }
    // Redirects (303) are logged for errors only.
    const errors = () => here.site.logs.slice(seen).flatMap(({ level, causes }) => (level === 'error' ? [causes] : []))
    await expect
      .poll(errors, { message: 'logged errors' })
      .toEqual(
        ['status', 'contract', 'not json'].map((failure) => [
          expect.stringContaining(`UpstreamError: personal wishlist: ${failure} (`),
        ]),
      )
    expect((await who.post(`${here.site.origin('it')}/api/shared-list`, {}).then(who.follow)).text).toContain(
      'share-link',
    )
  })

  it('is read and voted on without an account, until it is turned off', async () => {
    const owner = person(here.site)
    const [one = '', two = ''] = await toursOf(JAPAN)
    await press(owner, `tour/${one}`)
    await press(owner, `tour/${two}`)
    await owner.post(`${here.site.origin('it')}/api/shared-list`, {})
    const page = await owner.visit('it', '/preferiti')
    const link = /<input[^>]*value="(http[^"]+)"/.exec(page.text)?.[1] ?? ''
    const path = link.slice(here.site.origin('it').length)
    expect(path).toMatch(/^\/preferiti\?list=[\w-]{16}$/)
    const list = new URL(link).searchParams.get('list') ?? ''
    const vote = (who: Person, name: string, tours: string[]) =>
      who
        .post(`${here.site.origin('it')}/api/shared-list/vote`, {
          list,
          name,
          ...Object.fromEntries(tours.map((id) => [`tour/${id}`, 'yes'])),
        })
        .then(who.follow)
    const [anna, luca] = [person(here.site), person(here.site)]
    expect((await anna.visit('it', path)).text).toContain('Nessuno ha ancora risposto')
    const nameless = await vote(anna, ' ', [one])
    expect(nameless.text).toContain('Scrivi un nome')
    expect(ticked(nameless)).toEqual([one])
    expect((await vote(anna, 'Anna', [one, two])).text).toContain('le tue date sono salvate')
    const seen = await vote(luca, 'Luca', [one])
    expect(seen.text).toMatch(/Va bene a tutti: (Anna, Luca|Luca, Anna)/)
    expect(seen.text).toContain('Va bene a 1 persona: Anna')
    // A changed vote counts once.
    expect((await vote(anna, 'Anna', [two])).text).not.toContain('Va bene a tutti')
    expect(seen.text).not.toMatch(/giulia|@example/)
    expect(header(seen, 'cache-control')).toBe('private, no-store')
    // Without a referrer, forms name their page themselves.
    expect(header(seen, 'referrer-policy')).toBe('no-referrer')
    const back = /<form class="consent-choices"[^>]*><input type="hidden" name="return" value="([^"]+)">/.exec(
      seen.text,
    )
    expect(back?.[1]).toBe(path)
    expect(/<form class="vote".*?<\/form>/s.exec(seen.text)?.[0]).toContain(`name="return" value="${path}"`)
    const choose = (fields: Record<string, string>) =>
      person(here.site).post(
        `${here.site.origin('it')}/api/consent`,
        { choice: 'refused', ...fields },
        {
          origin: 'null',
          'sec-fetch-site': 'same-origin',
        },
      )
    expect(header(await choose({ return: path }), 'location')).toBe(path)
    for (const foreign of ['//evil.test', 'https://evil.test/', ''])
      expect(header(await choose({ return: foreign }), 'location'), foreign).toBe('/')
    expect((await owner.visit('it', '/preferiti')).text).not.toContain('name="return"')
    expect((await owner.visit('it', '/preferiti')).text).toMatch(/(Anna, Luca|Luca, Anna).*class="vote-fits"/s)
    // After a failure the form preserves its input.
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    const id = await api.prepare("SELECT share FROM wishlist_voter WHERE name = 'Luca'").first('share')
    await here.site.fault(`status=503;path=/wishlist/shared/${id}/votes`)
    const failed = await vote(luca, 'Luca M.', [one, two])
    expect([failed.status, ticked(failed).sort()]).toEqual([503, [one, two].sort()])
    expect(failed.text).toContain('value="Luca M."')
    await here.site.fault('status=503;path=/wishlist')
    const later = await vote(luca, 'Luca M.', [one, two])
    expect(later.text).toMatch(/name="name" value="Luca M\."/)
    expect(later.text).toContain(`name="tour/${two}" value="yes"`)
    await here.site.fault(null)
    // Every box of a long list.
    const many = Array.from({ length: 300 }, (_, i) => `${JAPAN}-2029-01-${i}`)
    expect((await vote(luca, 'Luca', [one, ...many])).status).toBe(200)
    // Sign-in preserves the link and the votes.
    const user = { id: 'sharer', email: 'sharer@example.com', name: 'S S', pictureImage: null, isAdmin: false }
    owner.setCookie('it', '__Host-session', await createSession(here.site, user))
    expect((await listOf(owner)).length).toBe(3)
    expect((await luca.visit('it', path)).text).toContain('Anna')
    await owner.post(`${here.site.origin('it')}/api/shared-list/end`, {})
    expect((await anna.visit('it', path)).text).toContain('Questo link non è più attivo')
    const forged = await anna.visit('it', '/preferiti?list=AAAAAAAAAAAAAAAA')
    expect(forged.text).toContain('Questo link non è più attivo')
    // Whoever knows the id or the link reads the list.
    await expect
      .poll(() => here.site.logs.map((line) => line.path), { message: 'logged calls' })
      .toEqual(expect.arrayContaining(['/wishlist/shared/:share', '/wishlist/shared/:share/votes']))
    const logged = JSON.stringify(here.site.logs)
    expect([logged.includes(String(id)), logged.includes(list)]).toEqual([false, false])
  })
})
