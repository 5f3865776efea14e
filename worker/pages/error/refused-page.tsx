import type { MessageKey } from '../../../markets/messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { LostMap, MessagePage } from './message-page.tsx'

const TEXTS = {
  foreign: 'errors.refusedForeign',
  unknown: 'errors.refusedUnknown',
  'too large': 'errors.refusedTooLarge',
  'not accepted': 'errors.refusedNotAccepted',
} as const satisfies Record<string, MessageKey>

type RefusedPageProps = {
  reason: keyof typeof TEXTS
  /** Path and query of the page that the form was on; home when it was none of ours. */
  back: string
}

/** Says why a form post was not accepted, that nothing was changed, and leads back. */
export const RefusedPage = ({ reason, back }: RefusedPageProps) => {
  const { t } = useRenderContext()
  return (
    <MessagePage picture={<LostMap />} title={t('errors.refusedTitle')} text={t(TEXTS[reason])}>
      <div className="message-actions">
        <ButtonLink href={back}>{t(back === '/' ? 'layout.confirmCancel' : 'errors.refusedBack')}</ButtonLink>
      </div>
    </MessagePage>
  )
}
