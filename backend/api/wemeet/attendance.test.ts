import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signSubject, type TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { Attendance, Joined, WemeetDetail, WemeetList } from '../../../shared/contracts/wemeet.ts'
import { wemeetDetailSchema, wemeetListSchema } from '../../../shared/contracts/wemeet.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { deleteOwnerData, personalData } from '../alerts/people/personal-data.ts'
import { purgeExpired } from '../alerts/purge-expired.ts'
import app from '../index.ts'
import { fragment } from '../sql/fragment.ts'
import { loadEventSlugs } from './event-rows.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const KEY = 'a-content-key-of-no-value-but-long-0123456789'
const verifiedUser = (email: string): TokenSubject => ({ owner: `address:${email}`, provenAt: Date.parse(NOW) })
const account = (id: string, email: string): TokenSubject => ({ owner: `account:${id}`, email })

const seeded = await seededSite(400)
type Kept = { recipient: string; subject: string; attachments: string }
const outbox: Kept[] = []
const OUTBOX = {
  prepare: () => ({
    bind: (...[key, recipient, subject, , , , attachments]: string[]) => ({
      run: async () => void (key && outbox.push({ recipient, subject, attachments } as Kept)),
    }),
  }),
} as unknown as D1Database
const env = (clock = NOW, change: Partial<SeededSite['env']> = {}) => ({
  ...seeded.env,
  ...{ CLOCK: clock, CONTENT_KEY: KEY, OUTBOX },
  SITE_ORIGINS: { ...seeded.env.SITE_ORIGINS, it: 'https://it.example', de: 'https://de.example' },
  ...change,
})

const call = async <T>(
  path: string,
  {
    person,
    method = 'GET',
    clock,
    market = 'it',
  }: { person?: TokenSubject; method?: string; clock?: string; market?: string } = {},
) => {
  const bindings = env(clock)
  const token = person && (await signSubject(KEY, person, Date.parse(bindings.CLOCK)))
  const response = await app.request(
    `/wemeet${path}${path.includes('?') ? '&' : '?'}market=${market}`,
    { method, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
    bindings,
  )
  const json = (await response.json()) as { data: T; error?: { code: string } }
  return { status: response.status, data: json.data, code: json.error?.code }
}

const open = seeded.rows.wemeet_events.find(
  ({ city_id, guests, capacity, starts_on }) => city_id === 'milan' && guests < capacity && starts_on > SEED_DAY,
)
const slug = open?.id ?? expect.fail('no event in Milan')
const place = `/attendance?event=${slug}`
const attendanceOf = async (person: TokenSubject) => (await call<Attendance>(place, { person })).data

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  seeded.sqlite.exec('DELETE FROM wemeet_attendees')
  outbox.length = 0
})

describe('event attendance', () => {
  it("is taken, confirmed by mail in the market's language, and released", async () => {
    const me = verifiedUser('anna@x.it')
    expect(await attendanceOf(me)).toMatchObject({ isAttending: false, isOver: false })
    const joined = await call<Joined>(place, { person: me, method: 'PUT', market: 'de' })
    expect(joined.data).toEqual({ result: 'joined', mailed: true })
    const there = await attendanceOf(me)
    expect(there).toMatchObject({ isAttending: true, event: { attendees: (open?.guests ?? 0) + 1 } })
    expect(outbox[0]).toMatchObject({ recipient: 'anna@x.it', subject: expect.stringContaining('Du bist dabei') })
    const [file] = JSON.parse(outbox[0]?.attachments ?? '[]')
    expect(file).toMatchObject({
      filename: expect.stringMatching(/^mailand-.*\.ics$/),
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
    expect(file.content).toContain(`UID:${slug}@sojourn`)
    expect((await call(place, { person: me, method: 'DELETE' })).status).toBe(200)
    expect(await attendanceOf(me)).toMatchObject({ isAttending: false, event: { attendees: open?.guests } })
  })

  it('is one for repeated requests of an email and its account', async () => {
    await call(place, { person: verifiedUser('anna@x.it'), method: 'PUT' })
    await call(place, { person: account('7', 'anna@x.it'), method: 'PUT' })
    expect((await attendanceOf(account('7', 'anna@x.it'))).event.attendees).toBe((open?.guests ?? 0) + 1)
    // The account's email changed.
    seeded.sqlite.exec('DELETE FROM wemeet_attendees')
    await call(place, { person: account('7', 'anna@x.it'), method: 'PUT' })
    expect((await attendanceOf(account('7', 'new@x.it'))).isAttending).toBe(true)
    expect((await attendanceOf(account('8', 'other@x.it'))).isAttending).toBe(false)
  })

  it('never exceeds the capacity under concurrent requests (§2)', async () => {
    const free = (open?.capacity ?? 0) - (open?.guests ?? 0)
    const responses = await Promise.all(
      Array.from({ length: free + 5 }, (_, i) =>
        call<Joined>(place, { person: verifiedUser(`p${i}@x.it`), method: 'PUT' }),
      ),
    )
    const results = responses.map(({ data }) => data.result)
    expect(results.filter((each) => each === 'joined')).toHaveLength(free)
    expect(results.filter((each) => each === 'full')).toHaveLength(5)
    expect((await call<Joined>(place, { person: verifiedUser('p0@x.it'), method: 'PUT' })).data.result).toBe('joined')
  })

  it('is refused once the event has started', async () => {
    const clock = new Date(open?.starts_at ?? 0).toISOString()
    const late = await call<Joined>(place, { person: verifiedUser('late@x.it'), method: 'PUT', clock })
    expect(late.data).toEqual({ result: 'over', mailed: false })
  })

  it('requires a user token with an email (§7)', async () => {
    expect((await call(place, { method: 'PUT' })).status).toBe(401)
    const list = { owner: `list:${'0'.repeat(64)}` }
    expect(await call(place, { person: list, method: 'PUT' })).toMatchObject({ status: 404, code: 'nobody' })
    const nowhere = await call('/attendance?event=no-such', { person: verifiedUser('a@x.it'), method: 'PUT' })
    expect(nowhere).toMatchObject({ status: 404, code: 'event_not_found' })
  })

  it('is part of the data export and deleted with the account', async () => {
    await call(place, { person: verifiedUser('anna@x.it'), method: 'PUT' })
    await call(place, { person: verifiedUser('other@x.it'), method: 'PUT' })
    const owner = { person: null, email: 'anna@x.it', account: null }
    expect(await personalData(seeded.env.DB, owner)).toMatchObject({ events: [{ event: slug, market: 'it' }] })
    await deleteOwnerData(seeded.env.DB, owner, true)
    const left = seeded.sqlite.prepare('SELECT email FROM wemeet_attendees').all()
    expect(left).toEqual([{ email: 'other@x.it' }])
  })
})

describe('event list', () => {
  const list = async (query: string, options = {}) => (await call<WemeetList>(`/events?${query}`, options)).data

  it("contains upcoming events near a city or in the market's countries", async () => {
    const milan = wemeetListSchema.parse(await list('place=Mialno'))
    expect([milan.city?.name, milan.isGuess]).toEqual(['Milano', true])
    expect(new Set(milan.data.map(({ city }) => city.slug))).toEqual(new Set(['milan', 'monza', 'bergamo']))
    expect(milan.total).toBeGreaterThan(10)
    const italy = wemeetListSchema.parse(await list(''))
    expect(new Set(italy.data.map(({ country }) => country))).toEqual(new Set(['IT']))
    expect(italy.data.every(({ startsAt }) => Date.parse(startsAt) > Date.parse(NOW))).toBe(true)
    const starts = italy.data.map(({ startsAt }) => startsAt)
    expect([...starts].sort()).toEqual(starts)
    expect((await list('page=999')).currentPage).toBe(italy.lastPage)
    expect((await list('place=Berlin')).data.every(({ country }) => country === 'DE')).toBe(true)
    expect(await list('place=Atlantide')).toMatchObject({ total: 0, city: null, data: [] })
    expect((await call('/events?when=someday')).status).toBe(422)
    expect((await call('/events?page=-1')).status).toBe(422)
  })

  it('uses the local day of each event: the same night is Saturday in Sydney and Friday in New York (§9)', async () => {
    // 2027-01-15 is a Friday; at 14:00 UTC it is Saturday in Sydney.
    const clock = '2027-01-15T14:00:00Z'
    const days = async (place: string) => {
      const { data } = await list(`place=${place}&when=today`, { clock, market: 'us' })
      return new Set(data.map(({ startsOn }) => startsOn))
    }
    for (const [place, day] of [
      ['Sydney', '2027-01-16'],
      ['New York', '2027-01-15'],
    ] as const)
      expect([...(await days(place))].every((each) => each === day)).toBe(true)
    const found = await list('when=today', { clock, market: 'us' })
    const expected = seeded.rows.wemeet_events.filter(({ city_id, starts_on, starts_at }) => {
      const city = found.cities.find(({ slug }) => slug === city_id)
      if (city === undefined || starts_at <= Date.parse(clock)) return false
      return starts_on === (/^(sydney|melbourne|auckland)$/.test(city_id) ? '2027-01-16' : '2027-01-15')
    })
    expect(found.total).toBe(expected.length)
    expect(found.total).toBeGreaterThan(0)
  })

  it('has pictures with texts of what they show', async () => {
    const pictures = (await list('place=Milano')).data.map(({ picture }) => picture)
    for (const { altText, title } of pictures) {
      expect(altText).toMatch(/^Illustrazione: /)
      expect(altText).not.toContain(title)
    }
  })

  it('has an event with others nearby, in American English in America', async () => {
    const event = wemeetDetailSchema.parse((await call(`/events/show?slug=${slug}`)).data)
    expect(event.others.length).toBeGreaterThan(0)
    expect(event.others.map((other) => other.id)).not.toContain(slug)
    expect((await call('/events/show?slug=no-such')).status).toBe(404)
    const texts = JSON.stringify((await list('', { market: 'us' })).data)
    expect(texts).not.toMatch(/travell|favour/i)
  })

  it("has a slug in the market's language, and is found by those of all languages and by its id", async () => {
    const id = 'bologna-dinner-2027-01-28'
    const slugs = {
      it: 'bologna-cena-2027-01-28',
      en: 'bologna-dinner-2027-01-28',
      es: 'bolonia-cena-2027-01-28',
      fr: 'bologne-diner-2027-01-28',
      de: 'bologna-abendessen-2027-01-28',
    }
    for (const name of [id, ...Object.values(slugs)]) {
      const { data } = await call<WemeetDetail>(`/events/show?slug=${name}`, { market: 'fr' })
      expect(data).toMatchObject({ id, slug: slugs.fr, slugs })
    }
    const known = await loadEventSlugs(seeded.env.DB, fragment('true'))
    expect(known.map((event) => event.id)).toEqual(seeded.rows.wemeet_events.map((event) => event.id).sort())
    const names = known.flatMap((event) => [...new Set([event.id, ...Object.values(event.slugs)])])
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it('deletes the attendees of past events after 60 days', async () => {
    await call(place, { person: verifiedUser('anna@x.it'), method: 'PUT' })
    const count = () => seeded.sqlite.prepare('SELECT count(*) AS n FROM wemeet_attendees').get()?.n
    await purgeExpired(seeded.env.DB, (open?.ends_at ?? 0) + 59 * 86_400_000)
    expect(count()).toBe(1)
    await purgeExpired(seeded.env.DB, (open?.ends_at ?? 0) + 61 * 86_400_000)
    expect(count()).toBe(0)
  })
})
