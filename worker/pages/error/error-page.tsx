import { staticPath } from '../../../markets/links.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { LaterStyles, useSlots } from '../../ui/slots.ts'
import { SuggestedTravels } from '../../ui/suggested-travels.tsx'
import { MessagePage } from './message-page.tsx'

type ErrorPageProps = {
  status: number
  /** The error for developers; null in production. */
  detail: string | null
  suggested?: readonly Travel[]
}

/** The error page of spec section 2. */
export const ErrorPage = ({ status, detail, suggested = [] }: ErrorPageProps) => {
  const { t, market, path } = useRenderContext()
  const { slot } = useSlots()
  const travels = staticPath(market, 'travels')
  const missing = status === 404
  const text = status === 503 ? t('errors.unavailableText') : t('errors.genericText')
  return (
    <>
      <MessagePage
        title={missing ? t('errors.notFoundTitle') : t('errors.genericTitle')}
        text={missing ? t('errors.notFoundText') : text}
        {...(missing && { eyebrow: t('errors.unknownRoute') })}
      >
        <div className="message-actions">
          {!missing && (
            <ButtonLink href={path} variant="primary">
              {t('errors.retry')}
            </ButtonLink>
          )}
          {travels !== null && path !== travels && (
            <ButtonLink href={travels} variant={missing ? 'primary' : 'secondary'} iconAfter="arrow-right">
              {t('errors.showTours')}
            </ButtonLink>
          )}
        </div>
        {detail !== null && (
          <p className="message-detail">
            {status}: {detail}
          </p>
        )}
        {!missing && <p className="message-detail">{t('errors.requestId', { id: slot('request-id', '') })}</p>}
      </MessagePage>
      <LaterStyles />
      <SuggestedTravels travels={suggested} />
    </>
  )
}
