import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiMessageKey, Translate } from '../../../markets/messages.ts'
import type { Api } from '../env.ts'
import { htmlPage } from '../http/html-page.ts'
import { apiTranslators } from '../translate.ts'
import { FIELDS } from './sign-up.ts'

type SignUpAnswer = 'thanks' | 'badEmail' | 'noConsent' | 'notSent' | 'tooMany'
type LinkAnswer = 'confirm' | 'confirmed' | 'leave' | 'left' | 'badLink'

/** Shows a button on `confirm` and `leave`, because mail scanners open links. */
export function answerWith(
  c: Context<Api>,
  status: ContentfulStatusCode,
  kind: SignUpAnswer | LinkAnswer,
  typed?: string,
) {
  const { market } = c.get('site')
  const t = apiTranslators[market]
  const form =
    kind === 'confirm' || kind === 'leave'
      ? html`<form method="post"><button type="submit">${t(`newsletter.${kind}.action`)}</button></form>`
      : typed !== undefined
        ? retryForm(t, typed)
        : ''
  const title = t(`newsletter.${kind}.title`)
  return htmlPage(c, status, {
    market,
    title,
    hasForm: form !== '',
    main: html`<p class="eyebrow">${t('newsletter.eyebrow')}</p><h1>${title}</h1><p class="lead">${t(`newsletter.${kind}.text`)}</p><p class="note">${t(`newsletter.${kind}.note`)}</p>${form}`,
  })
}

const retryForm = (t: Translate<ApiMessageKey>, typed: string) =>
  html`<form class="retry" method="post" novalidate><label>${t('newsletter.retry.email')}<input type="email" name="${FIELDS.email}" value="${typed}" autocomplete="email" required></label><input type="hidden" name="${FIELDS.gdpr}" value="Y"><button type="submit">${t('newsletter.retry.action')}</button></form>`
