import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { newsletterWordsByLanguage } from '../../../markets/registry.ts'
import type { Api } from '../env.ts'
import { htmlPage } from '../http/html-page.ts'
import { FIELDS } from './form-fields.ts'
import type { NewsletterWords, PageWords } from './newsletter-words.ts'

/**
 * A small page; with an action, it has a button that posts to its own address.
 * @param typed the address that was sent, for an answer that asks to try again: it stands in a form of its own
 */
export function answerWith(c: Context<Api>, status: ContentfulStatusCode, words: PageWords, typed?: string) {
  const { language, market } = c.get('site')
  const { eyebrow, title, text, note, action } = words
  const form =
    action !== undefined
      ? confirmForm(action)
      : typed !== undefined
        ? retryForm(newsletterWordsByLanguage[language].retry, typed)
        : ''
  return htmlPage(c, status, {
    language,
    market,
    title,
    hasForm: form !== '',
    main: html`<p class="eyebrow">${eyebrow}</p><h1>${title}</h1><p class="lead">${text}</p><p class="note">${note}</p>${form}`,
  })
}

const confirmForm = (action: string) => html`<form method="post"><button type="submit">${action}</button></form>`

/** The newsletter form once more, with what was typed. */
const retryForm = ({ email, action }: NewsletterWords['retry'], typed: string) =>
  html`<form class="retry" method="post" novalidate><label>${email}<input type="email" name="${FIELDS.email}" value="${typed}" autocomplete="email" required></label><input type="hidden" name="${FIELDS.gdpr}" value="Y"><button type="submit">${action}</button></form>`
