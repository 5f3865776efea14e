import { staticPath } from '../../../markets/links.ts'
import type { SignInMessage } from '../../features/session/sign-in-result.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { definePrivateView } from '../define-private-page.ts'
import { MessagePage } from './message-page.tsx'

const STATUS = {
  unavailable: 503,
  session: 503,
  failed: 400,
  expired: 400,
  user: 503,
  privacy: 403,
  admin: 403,
} as const satisfies Record<SignInMessage['message'], number>

const SignInMessagePage = ({ model: { message, retry } }: { model: SignInMessage }) => {
  const { t, market } = useRenderContext()

  return (
    <MessagePage title={t(`account.${message}Title`)} text={t(`account.${message}Text`)}>
      <div className="message-actions">
        {message !== 'admin' && message !== 'privacy' && (
          <ButtonLink href={retry} rel="nofollow">
            {t('errors.retry')}
          </ButtonLink>
        )}
        <ButtonLink href={staticPath(market, 'index') ?? '/'} variant="secondary">
          {t('layout.confirmCancel')}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}

/** Explains why sign-in failed and what to do. */
export const signInMessageView = definePrivateView({
  title: ({ message }: SignInMessage) => `account.${message}Title` as const,
  status: ({ message }) => STATUS[message],
  view: SignInMessagePage,
})
