import { staticPath } from '../../../markets/links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { LostMap, MessagePage } from './message-page.tsx'

type SignInMessagePageProps = {
  message: 'unavailable' | 'failed' | 'expired' | 'user' | 'privacy' | 'admin'
  /** Path that begins a new sign-in. */
  retry: string
}

/** Says why sign-in did not work, and what can be done. */
export const SignInMessagePage = ({ message, retry }: SignInMessagePageProps) => {
  const { t, market } = useRenderContext()
  const home = staticPath(market, 'index') ?? '/'
  return (
    <MessagePage picture={<LostMap />} title={t(`account.${message}Title`)} text={t(`account.${message}Text`)}>
      <div className="message-actions">
        {message !== 'admin' && message !== 'privacy' && (
          <ButtonLink href={retry} rel="nofollow">
            {t('errors.retry')}
          </ButtonLink>
        )}
        <ButtonLink href={home} variant="secondary">
          {t('layout.confirmCancel')}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
