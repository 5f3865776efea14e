import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import type { Image } from '../../../../shared/contracts/image.ts'
import { alertWorld } from '../../../../tests/support/builders/alert-world.ts'
import type { AlertNews } from './alert-facts.ts'
import { alertLinks, readLeaveLink } from './alert-links.ts'
import { alertMail } from './alert-mail.ts'
import { newsText } from './news-text.ts'

const { env } = alertWorld()
const NOW = Date.UTC(2027, 0, 15)
const links = { manage: 'http://x.test/manage', leave: 'http://api.test/leave' }
const PICTURE: Image = {
  ...{ baseUrl: 'http://images.test/images', resource: 'uploads', id: 'one-landscape', seoName: 'Fjords' },
  ...{ altText: 'A fjord', title: '', type: 'image/webp', size: { width: 1600, height: 1000 } },
}
const news = (market: AlertNews['market'], flags: Partial<AlertNews>): AlertNews => ({
  ...{
    market,
    travel: 'fjords',
    title: 'Colours & <Fjords>',
    slug: 'fjords',
    code: 'NOR-1',
    currency: markets[market].currency,
  },
  ...{ startingDate: '2027-03-12', endingDate: '2027-03-21', priceBefore: 129_900, price: 99_900 },
  ...{ opened: false, confirmed: false, cheaper: false, place: null, ...flags },
})
const mailOf = (market: AlertNews['market'], flags: Partial<AlertNews>[], isDigest = false) =>
  alertMail({
    key: 'k',
    to: 'a@b.it',
    market,
    site: env.SITE_ORIGINS[market],
    news: flags.map((each) => newsText(env, news(market, each), PICTURE)),
    links,
    isDigest,
  })

describe.each(MARKET_IDS)('alert mail in market %s', (market) => {
  const { language } = markets[market]

  it.each([
    ['a confirmation', [{ confirmed: true }], false],
    ['a lower price', [{ cheaper: true }], false],
    ['both', [{ confirmed: true, cheaper: true }], false],
    ['new departures', [{ opened: true }], false],
    ['a held place', [{ place: { minutes: 15, href: 'http://api.test/booking/a/start?place=b' } }], false],
    ['a digest', [{ confirmed: true }, { opened: true }], true],
  ] as const)('has complete text, HTML and unsubscribe links for %s', async (_, flags, isDigest) => {
    const mail = await mailOf(market, [...flags], isDigest)
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined|null/)
    expect(mail.html).toContain(` lang="${language}">`)
    expect(mail.html).toContain(
      '<img alt="A fjord" src="http://images.test/images/uploads/jpg-960/one-landscape/fjords.jpg"',
    )
    expect(mail.html).toContain(`src="${env.SITE_ORIGINS[market]}/icons/app-192.png"`)
    for (const part of [mail.text, mail.html]) expect(part).toContain('Sojourn S.r.l. · Via dei Portolani 18')
    expect(mail.html).not.toContain('<Fjords>')
    for (const link of [links.manage, links.leave])
      for (const part of [mail.text, mail.html]) expect(part).toContain(link)
    const [{ place } = { place: null }] = flags.filter((each) => 'place' in each)
    expect(mail.text).toContain(place?.href ?? `${env.SITE_ORIGINS[market]}/${markets[market].segments.travels}/fjords`)
    if (place) expect(mail.text).toMatch(/15.*999|999.*15/)
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${links.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    if (flags.some((each) => 'cheaper' in each)) expect(mail.text).toMatch(/999/)
  })
})

describe('days in the sentences of an alert mail', () => {
  it.each([
    ['it', '12', 'La partenza dal 12 al 21 marzo 2027 è confermata'],
    ['it', '11', 'La partenza dall’11 al 21 marzo 2027 è confermata'],
    ['we', '12', 'The 12–21 March 2027 departure is confirmed'],
    ['us', '12', 'The March 12–21, 2027 departure is confirmed'],
    ['es', '12', 'La salida del 12 al 21 de marzo de 2027 está confirmada'],
    ['fr', '12', 'Le départ du 12 au 21 mars 2027 est confirmé'],
    ['fr', '01', 'Le départ du 1er au 21 mars 2027 est confirmé'],
    ['de', '12', 'Der Termin vom 12. bis 21. März 2027 ist bestätigt'],
  ] as const)('follow the grammar of market %s, from day %s on', async (market, day, sentence) => {
    const mail = await mailOf(market, [{ confirmed: true, startingDate: `2027-03-${day}` }])
    for (const part of [mail.text, mail.html]) expect(part).toContain(sentence)
  })
})

it.each([
  ['it', '12', '«Colours & <Fjords>», dal 12 al 21 marzo 2027: il prezzo scende a 999 €'],
  ['it', '11', '«Colours & <Fjords>», dall’11 al 21 marzo 2027: il prezzo scende a 999 €'],
  ['we', '12', '“Colours & <Fjords>” (12–21 March 2027): the price is down to €999'],
  ['us', '12', '“Colours & <Fjords>” (March 12–21, 2027): the price is down to $999'],
  ['es', '12', '«Colours & <Fjords>», del 12 al 21 de marzo de 2027: el precio baja a 999 €'],
  ['fr', '12', '« Colours & <Fjords> », du 12 au 21 mars 2027 : le prix passe à 999 €'],
  ['de', '12', '„Colours & <Fjords>“ vom 12. bis 21. März 2027: jetzt für 999 €'],
] as const)(
  'the subject of a lower price names its departure in market %s, from day %s on',
  async (market, day, subject) => {
    const mail = await mailOf(market, [{ cheaper: true, startingDate: `2027-03-${day}` }])
    expect(mail.subject.replace(/\u00a0/g, ' ')).toBe(subject)
  },
)

describe('unsubscribe link', () => {
  const claims = { person: '00000000-0000-4000-8000-000000000000', alert: null, market: 'it' } as const
  const tokenOf = async () => new URL((await alertLinks(env, claims, NOW)).leave).searchParams.get('token') ?? ''

  it('is valid for years, and only for its purpose and key', async () => {
    const token = await tokenOf()
    expect(await readLeaveLink(env, token, NOW + 9 * 365 * 86_400_000)).toEqual({ person: claims.person, alert: null })
    expect(await readLeaveLink(env, `${token}x`, NOW)).toBeNull()
    expect(await readLeaveLink({ SIGNING_KEY: 'x'.repeat(40) }, token, NOW)).toBeNull()
    const { manage } = await alertLinks(env, claims, NOW)
    expect(await readLeaveLink(env, new URL(manage).searchParams.get('key') ?? '', NOW)).toBeNull()
  })
})
