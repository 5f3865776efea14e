import type { MessageKey } from '../../../markets/messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { definePrivateView } from '../define-private-page.ts'
import { MessagePage } from './message-page.tsx'

const TEXTS = {
  foreign: 'errors.refusedForeign',
  unknown: 'errors.refusedUnknown',
  'too large': 'errors.refusedTooLarge',
  'not accepted': 'errors.refusedNotAccepted',
} as const satisfies Record<string, MessageKey>

/** Why a form post is rejected: cross-site, invalid, too large, or to a URL that accepts none. */
export type Refusal = keyof typeof TEXTS

export const REFUSAL_STATUS = {
  foreign: 403,
  unknown: 400,
  'too large': 413,
  'not accepted': 405,
} as const satisfies Record<Refusal, number>

type RefusedModel = {
  reason: Refusal
  /** Path and query of the page that the form was on; home for other sites. */
  back: string
}

const RefusedPage = ({ model: { reason, back } }: { model: RefusedModel }) => {
  const { t } = useRenderContext()
  return (
    <MessagePage title={t('errors.refusedTitle')} text={t(TEXTS[reason])}>
      <div className="message-actions">
        <ButtonLink href={back}>{t(back === '/' ? 'layout.confirmCancel' : 'errors.refusedBack')}</ButtonLink>
      </div>
    </MessagePage>
  )
}

/** States why a form post was rejected and links back. */
export const refusedView = definePrivateView({
  title: () => 'errors.refusedTitle',
  status: ({ reason }: RefusedModel) => REFUSAL_STATUS[reason],
  view: RefusedPage,
})
