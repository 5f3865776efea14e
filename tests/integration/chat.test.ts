import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { MAX_TURNS } from '../../worker/features/chat/conversation.ts'
import { MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { itsPath, itsSlug } from '../support/market-pages.ts'
import { mailTo } from '../support/outbox.ts'
import { person } from '../support/person.ts'
import { header, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  const live = { SALES_CHAT_URL: 'https://live.example/loader.js', SALES_CHAT_ORIGINS: 'https://socket.live.example' }
  site = await startSite({ variables: { storefront: live } })
})
afterAll(() => site.stop())

const CHAT = '/?modal=&type=chatbot'
let places = 0
const newVisitor = () => person(site, { 'cf-connecting-ip': `198.51.100.${++places}` })
const dialogOf = (html: string): string => /<dialog\b.*?<\/dialog>/s.exec(html)?.[0] ?? ''
const startConversation = async (market: MarketId, path = '/') => {
  const who = newVisitor()
  await who.get(market, path)
  const headers = { referer: site.origin(market) + path }
  return {
    who,
    ask: async (question: string) => {
      const sent = await who.post(`${site.origin(market)}/api/chat/ask`, { question }, headers)
      return { sent, dialog: dialogOf((await who.follow(sent)).text) }
    },
  }
}

/** Questions per market: answered by its FAQ, by the catalogue, and unanswerable. */
const ASKED = {
  it: ['Posso disdire gratis?', 'Giappone a maggio', 'posso portare il mio cane?'],
  us: ['How do I cancel?', 'Japan in May', 'can I bring my dog?'],
  we: ['How do I cancel?', 'Japan in May', 'can I bring my dog?'],
  es: ['¿Puedo anular gratis?', 'Japón en mayo', '¿puedo llevar a mi perro?'],
  fr: ['Comment annuler ?', 'Le Japon en mai', 'puis-je amener mon chien ?'],
  de: ['Wie storniere ich?', 'Japan im Mai', 'kann ich meinen Hund mitnehmen?'],
} as const satisfies Record<MarketId, readonly [string, string, string]>

describe.each(MARKETS_OF_RUN)('assistant in %s', (market) => {
  const t = translators[market]

  it('introduces itself, answers with sources, finds trips, and admits unknown answers (§1, §2)', async () => {
    const { who, ask } = await startConversation(market)
    const empty = await who.get(market, CHAT)
    expect(dialogOf(empty.text)).toContain(t('chat.automated'))
    expect(dialogOf(empty.text)).toContain(t('chat.greeting').replaceAll('&', '&amp;'))
    expect(header(empty, 'cache-control')).toBe('private, no-store')
    // Search engines count it as the page below.
    expect(empty.text).toMatch(/<link rel="canonical" href="[^"?]+"/)
    const [cancel, trips, unknown] = ASKED[market]
    const first = (await ask(cancel)).dialog
    expect(first).toContain(`<a href="${markets[market].paths.faqs}#faq-cancel">${t('chat.sourceFaqs')}</a>`)
    expect(first).toMatch(/\b31\b/)
    const second = (await ask(trips)).dialog
    expect(second).toContain(`href="/${markets[market].segments.travels}/${itsSlug(markets[market]).split('-')[0]}-`)
    expect(second).toMatch(/destinationId(\[\]|%5B%5D)=jpn/)
    const third = (await ask(unknown)).dialog
    expect(third).toContain(t('chat.unknown'))
    // The conversation shows all questions.
    expect(third.match(/class="chat-question"/g)).toHaveLength(3)
    expect(third).not.toMatch(/\{\{|chat\.[a-z]|undefined/)
  })
})

describe('trips of the assistant', () => {
  it('link to their matching departures and carry the currency of a price', async () => {
    const { ask } = await startConversation('it')
    const { dialog } = await ask('Europa fino a 900 sterline')
    const hrefs = [...dialog.matchAll(/href="(\/viaggi\/[^"]*)"/g)].map(([, href]) => href)
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) expect(href).toMatch(/^\/viaggi\/[a-z-]+\?priceTo=90000&amp;currency=GBP$/)
    expect(dialog).toMatch(/href="\/cerca\?[^"]*priceTo=90000[^"]*currency=GBP/)
  })
})

describe('conversation', () => {
  it('continues on other pages, is private, and ends on request', async () => {
    const { who, ask } = await startConversation('it')
    await ask('Quanto dura un rimborso?')
    expect(dialogOf((await who.get('it', '/cerca?modal&type=chatbot')).text)).toContain('Quanto dura un rimborso?')
    expect((await newVisitor().get('it', CHAT)).text).not.toContain('Quanto dura')
    expect((await who.get('it', '/')).text).not.toContain('Quanto dura')
    const ended = await who.follow(
      await who.post(`${site.origin('it')}/api/chat/end`, {}, { referer: `${site.origin('it')}/` }),
    )
    expect(dialogOf(ended.text)).not.toContain('Quanto dura')
    expect(JSON.stringify(site.logs)).not.toContain('Quanto dura')
  })

  it('uses the travel’s own questions on its page, and links back to it', async () => {
    const path = itsPath(markets.it)
    const { sent, dialog } = await (await startConversation('it', path)).ask('Con chi viaggerò?')
    expect(header(sent, 'location')).toBe(`${path}?modal=&type=chatbot`)
    expect(dialog).toContain(`<a href="${path}#faq-`)
  })

  it.each<[string, RegExp[], RegExp[]]>([
    ['Mi serve il visto per il Giappone?', [/#faq-documents"/, /\/viaggi\/giappone-/], [/#faq-currency/]],
    // Price and month belong to the search, they are no questions about money.
    [
      'Avete viaggi in Giappone a maggio sotto i 3000 euro?',
      [/\/viaggi\/giappone-/, /priceTo=300000/],
      [/#faq-/, /tenere conto/],
    ],
    ['Che tempo fa a maggio in Giappone?', [/\/viaggi\/giappone-/, /Non ho potuto tenere conto di tutto/], [/#faq-/]],
    ['8 giorni prima posso ancora disdire?', [/#faq-cancel"/], [/\/cerca\?/]],
    ['ciao', [/Chiedimi di gruppi/], [/#faq-/]],
  ])('distinguishes questions from searches: %s', async (question, has, lacks) => {
    const { dialog } = await (await startConversation('it')).ask(question)
    for (const part of has) expect(dialog).toMatch(part)
    for (const part of lacks) expect(dialog).not.toMatch(part)
  })

  it.each([
    ['<script>alert(1)</script><img src=x onerror=alert(1)>', '<script>alert'],
    ['"><a href="javascript:alert(1)">', 'href="javascript'],
    ['\u0000\u202e{{what}} $1', '\u202e'],
  ])('escapes hostile text: %j', async (question, never) => {
    const { dialog } = await (await startConversation('us')).ask(question)
    expect(dialog).toContain('class="chat-question"')
    expect(dialog).not.toContain(never)
  })

  it('stores the latest questions, of any size, in a cookie that browsers accept', async () => {
    const { who, ask } = await startConversation('de')
    let dialog = ''
    for (let n = 0; n < MAX_TURNS + 2; n++) dialog = (await ask(`Frage ${n} ${'漢'.repeat(280)}`)).dialog
    expect((who.cookies('de')['__Host-chat'] ?? '').length).toBeLessThan(4000)
    expect(dialog).toContain(`Frage ${MAX_TURNS + 1}`)
    expect(dialog).not.toContain('Frage 0')
    who.setCookie('de', '__Host-chat', 'forged')
    expect((await who.get('de', CHAT)).status).toBe(200)
    expect((await ask('   ')).dialog).not.toContain('class="chat-question"')
  })

  it('shows an error while the back end fails, and recovers afterwards', async () => {
    await site.fault('status=503;path=/travels/paginated')
    const { who, ask } = await startConversation('fr')
    const { dialog } = await ask('La Mongolie en juillet')
    await site.fault(null)
    expect(dialog).toContain(translators.fr('chat.unavailable'))
    expect(dialogOf((await who.get('fr', CHAT)).text)).not.toContain(translators.fr('chat.unavailable'))
  })

  it('rejects questions from other sites', async () => {
    const sent = await newVisitor().post(
      `${site.origin('it')}/api/chat/ask`,
      { question: 'x' },
      {
        ...{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      },
    )
    expect([sent.status, sent.headers['set-cookie']]).toEqual([403, undefined])
  })
})

describe('message to the team', () => {
  const fields = (over: Record<string, string> = {}) => ({
    ...{ name: 'Ada Byron', email: 'ada@example.com', phone: '', page: '/viaggi?x=1', bot: '' },
    ...{ message: 'Posso portare il cane?\nGrazie' },
    ...over,
  })
  const send = (who: ReturnType<typeof person>, over: Record<string, string> = {}) =>
    who.post(`${site.origin('it')}/api/contact`, fields(over))

  it('starts with the unanswered question, is sent once, and returns to the page', async () => {
    const { who, ask } = await startConversation('it')
    await ask('Posso portare il mio <cane>?')
    const { text } = await who.get('it', `${CHAT}&layout=contact`)
    expect(text).toContain('Posso portare il mio &lt;cane&gt;?</textarea>')
    const id = /name="id" value="([^"]+)"/.exec(text)?.[1] ?? ''
    for (let times = 0; times < 2; times++) {
      const sent = await send(who, { id })
      expect([sent.status, header(sent, 'location')]).toEqual([303, '/viaggi?x=1&modal=&type=chatbot&layout=sent'])
    }
    expect(dialogOf((await who.get('it', `${CHAT}&layout=sent`)).text)).toContain('Messaggio inviato')
    expect((await mailTo(site, 'ada@example.com')).map(({ subject }) => subject)).toEqual([
      'Abbiamo ricevuto il tuo messaggio',
    ])
    const [care] = await mailTo(site, 'ciao@sojourn.example')
    expect(care?.text).toContain('Posso portare il cane?\nGrazie')
    expect(care?.text).toContain(`${site.origin('it')}/viaggi`)
    expect(JSON.stringify(site.logs)).not.toMatch(/ada@example|Byron/)
  })

  it('is shown again with all input when it is invalid (§5)', async () => {
    const who = newVisitor()
    const wrong = await send(who, { name: 'Ada "<b>', email: 'ada', phone: 'no', page: '//evil.example' })
    expect(wrong.status).toBe(422)
    expect(header(wrong, 'cache-control')).toBe('private, no-store')
    for (const part of ['value="Ada &quot;&lt;b&gt;"', 'value="ada"', 'value="no"', 'Posso portare il cane?\nGrazie'])
      expect(wrong.text).toContain(part)
    expect(wrong.text.match(/aria-invalid="true"/g)).toHaveLength(3)
    expect(wrong.text).not.toContain('evil.example')

    await site.fault('status=503;path=/contact')
    const failed = await send(who, { email: 'later@example.com' })
    await site.fault(null)
    expect(failed.status).toBe(503)
    expect(failed.text).toContain('value="later@example.com"')
    const id = header(failed, 'x-request-id')
    await expect
      .poll(() => site.logs.filter((line) => line.id === id), { message: 'log lines of the request' })
      .toMatchObject([
        { status: 503, error: 'contact' },
        { level: 'error', error: 'contact', causes: ['UpstreamError: contact: status (503)'] },
      ])
    expect(await mailTo(site, 'later@example.com')).toEqual([])
  })

  it('is dropped for robots and limited for other senders', async () => {
    const robot = await send(newVisitor(), { email: 'robot@example.com', bot: 'x' })
    expect(robot.status).toBe(303)
    expect(await mailTo(site, 'robot@example.com')).toEqual([])
    const who = newVisitor()
    for (let n = 0; n < 5; n++) expect((await send(who, { email: 'often@example.com' })).status).toBe(303)
    const refused = await send(who, { email: 'often@example.com' })
    expect([refused.status, refused.text.includes('value="often@example.com"')]).toEqual([429, true])
  })
})

describe('links to the team', () => {
  it.each(MARKETS_OF_RUN)(
    'lead from the talk-to-us modal and the contact page to a modal over the same page, in %s (§2)',
    async (id) => {
      const contacts = markets[id].paths.contacts ?? ''
      for (const [path, base] of [
        ['/?modal&type=talk-to-us', '/'],
        [contacts, contacts],
      ] as const) {
        const { text } = await site.request(id, path)
        expect(text).toContain(`href="${base}?modal=&amp;type=chatbot" rel="nofollow"`)
        expect(text).toContain(`href="${base}?modal=&amp;type=chatbot&amp;layout=contact" rel="nofollow"`)
      }
    },
  )

  it('include a provider’s chat if configured: in the CSP, and in the modal for a script to offer (§7)', async () => {
    const { text, headers } = await site.request('it', CHAT)
    expect(dialogOf(text)).toMatch(/<div class="chat-live" hidden="" data-src="https:\/\/live\.example\/loader\.js"/)
    expect(text).not.toContain('<script src="https://live')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2} https:\/\/live\.example;/)
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/live\.example https:\/\/socket\.live\.example;/)
    expect(policy).toContain('frame-src https://live.example https://socket.live.example;')
  })
})
