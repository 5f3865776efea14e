import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { startChatProvider } from '../../demo/chat-provider.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { translators } from '../../markets/translate.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { mailTo } from '../support/outbox.ts'
import { casesOfRun } from '../support/whole-run.ts'

let provider: Awaited<ReturnType<typeof startChatProvider>>
const here = browserSite(async () => {
  provider = await startChatProvider()
  return { variables: { storefront: provider.variables } }
})
afterAll(() => provider.stop())

const CHAT = '/?modal&type=chatbot'
/** With JavaScript, forms are enhanced once the modal's script has loaded. */
const waitForEnhancement = (page: Page) => page.locator('.modal-chatbot[data-enhanced]').waitFor()
const turns = (page: Page) => page.locator('.chat-turn:not([aria-hidden])')
const sendQuestion = async (page: Page, question: string) => {
  const before = await turns(page).count()
  await page.locator('#chat-question').fill(question)
  await page.locator('.chat-form button').click()
  await turns(page).nth(before).waitFor()
  return turns(page).last()
}

type Case = { market: MarketId; device: Device; javaScript: boolean; questions: [string, string] }
const ALWAYS: Case[] = [
  { market: 'it', device: 'phone', javaScript: true, questions: ['Posso disdire gratis?', '<b>cane</b>?'] },
]
const FURTHER: Case[] = [
  { market: 'fr', device: 'phone', javaScript: false, questions: ['Comment annuler ?', 'puis-je amener mon chien ?'] },
]

describe.each(casesOfRun(ALWAYS, FURTHER))(
  'chat in $market on a $device, JavaScript $javaScript',
  ({ market, device, javaScript, questions }) => {
    const t = translators[market]

    it('answers a question and passes a message on to the team (§2)', async () => {
      const { page, end } = await here.visit({ device, javaScript })
      const email = `chat@${market}.example`
      let documents = 0
      page.on('request', (request) => request.isNavigationRequest() && documents++)
      await page.goto(here.site.origin(market) + CHAT)
      if (javaScript) await waitForEnhancement(page)
      const answer = await sendQuestion(page, questions[0])
      expect(await answer.textContent()).toContain(t('chat.sourceFaqs'))
      // The language's punctuation after the speaker.
      expect(await answer.locator('.chat-question').textContent()).toMatch(
        market === 'fr' ? /^Toi\u00a0: / : /^\p{L}+: /u,
      )
      const second = await sendQuestion(page, questions[1])
      expect(await second.textContent()).toContain(questions[1])
      expect(await second.textContent()).toContain(t('chat.unknown'))
      expect(await turns(page).count()).toBe(2)
      await expectNoSidewaysScroll(page)
      if (javaScript) {
        await expectAccessible(page, 'dialog[open]')
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('chat-question')
        expect(documents).toBe(1)
      }
      await second.locator('a[href*="layout=contact"]').click()
      const message = page.locator('#contact-message')
      await message.waitFor()
      if (javaScript) await waitForEnhancement(page)
      expect(await message.inputValue()).toBe(questions[1])
      await page.locator('#contact-name').fill('Ada Byron')
      await page.locator('#contact-email').fill(email)
      await page.locator('#contact-message').fill(`${questions[1]} ${'x'.repeat(20)}`)
      await page.locator('.contact-form button').click()
      await page.getByText(t('chat.sentText')).waitFor()
      expect(await mailTo(here.site, email)).toHaveLength(1)
      await page.locator('.modal-close').click()
      await page.locator('dialog.modal').waitFor({ state: 'detached' })
      await end()
    })
  },
)

it('a rejected message stays in the form with its error and all input', async () => {
  const { page, end } = await here.visit()
  await page.goto(`${here.site.origin('it')}${CHAT}&layout=contact`)
  await waitForEnhancement(page)
  await page.locator('#contact-name').fill('Ada')
  await page.locator('#contact-email').fill('ada')
  await page.locator('#contact-message').fill('Vorrei cambiare la data')
  await page.locator('.contact-form button').click()
  await page.locator('#contact-name[aria-invalid]').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-name')
  await expectAccessible(page, 'dialog[open]')
  await page.locator('#contact-name').fill('Ada Byron')
  await page.locator('#contact-email').fill('ada.again@example.com')
  expect(await page.locator('#contact-message').inputValue()).toBe('Vorrei cambiare la data')
  await page.locator('.contact-form button').click()
  await page.getByText('Messaggio inviato').waitFor()
  await end()
})

it('questions and messages count once they are answered', async () => {
  const { page, end } = await here.visit({ consent: 'granted' })
  await page.goto(here.site.origin('it') + CHAT)
  await waitForEnhancement(page)
  await sendQuestion(page, 'Posso disdire gratis?')
  await page.locator('.modal-chatbot a[href*="layout=contact"]').first().click()
  await page.locator('#contact-name').waitFor()
  await waitForEnhancement(page)
  await page.locator('#contact-name').fill('Ada Byron')
  await page.locator('#contact-email').fill('ada')
  await page.locator('#contact-message').fill('Vorrei cambiare la data')
  await page.locator('.contact-form button').click()
  await page.locator('#contact-email[aria-invalid]').waitFor()
  await page.locator('#contact-email').fill('ada.counted@example.com')
  await page.locator('.contact-form button').click()
  await page.getByText('Messaggio inviato').waitFor()
  const forms = await page.evaluate(() =>
    ((window as { dataLayer?: { event: string; form?: string }[] }).dataLayer ?? []).flatMap(({ event, form }) =>
      event === 'form_send' ? form : [],
    ),
  )
  expect(forms).toEqual(['chat/ask', 'contact'])
  await end()
})

it('text typed while an answer is pending stays, also when the answer fails', async () => {
  const { page, context } = await here.visit()
  await page.goto(here.site.origin('it') + CHAT)
  await waitForEnhancement(page)
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/chat/ask', (route) => failing.then(() => route.abort('connectionfailed')))
  await page.locator('#chat-question').fill('Posso disdire gratis?')
  await page.locator('.chat-form button').click()
  await page.locator('.chat-turn[aria-hidden]').waitFor()
  await page.locator('#chat-question').fill('E il gruppo?')
  fail()
  await page.locator('.chat-form .form-failure').waitFor()
  expect(await page.locator('#chat-question').inputValue()).toBe('E il gruppo?')
  await context.close()
})

describe('live chat of a provider', () => {
  const button = (page: Page) => page.locator('.chat-live button')
  const consent = (page: Page) => page.locator('.chat-live a')

  const visitWithConsent = async () => {
    const visit = await here.visit()
    const { page } = visit
    await page.goto(here.site.origin('it') + CHAT)
    await consent(page).waitFor()
    expect(await button(page).isVisible()).toBe(false)
    await consent(page).click()
    await page.locator('dialog [name="marketing"]').check()
    await page.locator('dialog button[value="selected"]').click()
    await page.locator('html[data-consent="marketing"]').waitFor()
    return visit
  }

  it('names the other ways when the loader has not answered in eight seconds, and opens once it has', async () => {
    const { page, context } = await visitWithConsent()
    const { promise: answering, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/loader.js', (route) => answering.then(() => route.continue()))
    await page.clock.install()
    await page.goto(here.site.origin('it') + CHAT)
    const requested = page.waitForRequest('**/loader.js')
    await button(page).click()
    await requested
    await page.clock.fastForward(8000)
    await page.locator('.chat-live .form-failure:not([hidden])').waitFor()
    expect(await button(page).isEnabled()).toBe(true)
    answer()
    await button(page).click()
    await page.locator('#fake-provider').waitFor()
    await context.close()
  })

  it('loads only on a press and with consent, and links to the contact form until then (§7)', async () => {
    const { page, context, problems } = await visitWithConsent()
    provider.requests.length = 0
    await page.goto(here.site.origin('it') + CHAT)
    await button(page).waitFor()
    expect([provider.requests, problems]).toEqual([[], []])

    provider.setWorking(false)
    await button(page).click()
    await page.locator('.chat-live .form-failure:not([hidden])').waitFor()
    provider.setWorking(true)
    await button(page).click()
    await page.locator('#fake-provider').waitFor()
    // The chat is part of the page, so the dialog has closed.
    await page.locator('dialog.modal').waitFor({ state: 'detached' })
    expect(provider.requests).toEqual(['/loader.js', '/loader.js'])
    expect(problems.filter((each) => !each.includes('/loader.js') && !each.includes('503'))).toEqual([])
    await context.close()
  })
})
