import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Api } from '../env.ts'
import { htmlPage } from '../http/html-page.ts'
import type { Language } from '../market.ts'
import type { Words } from './words.ts'

/** A small page in the market's language; with an action, it has a button that posts to its own address. */
export function answerWith(
  c: Context<Api>,
  status: ContentfulStatusCode,
  words: Record<Language, Words & { action?: string }>,
) {
  const { language } = c.get('site')
  const { eyebrow, title, text, note, action } = words[language]
  const form = action === undefined ? '' : html`<form method="post"><button type="submit">${action}</button></form>`
  return htmlPage(c, status, {
    language,
    title,
    hasForm: action !== undefined,
    main: html`<p class="eyebrow">${eyebrow}</p><h1>${title}</h1><p class="lead">${text}</p><p class="note">${note}</p>${form}`,
  })
}
