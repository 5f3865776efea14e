import { staticPath } from '../../../markets/links.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { definePrivateView } from '../define-private-page.ts'
import { MessagePage } from './message-page.tsx'

type ConfirmModel = {
  /** Path that the form was posted to. */
  action: string
  fields: Readonly<Record<string, string>>
  /** Proves that the confirmation comes from this page. */
  token: string
}

export const ConfirmPage = ({ model: { action, fields, token } }: { model: ConfirmModel }) => {
  const { t, market } = useRenderContext()
  return (
    <MessagePage title={t('layout.confirmTitle')} text={t('layout.confirmText')}>
      <form className="message-actions" method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* The name that the form guard reads (worker/forms/form-post.ts). */}
        <input type="hidden" name="confirmation" value={token} />
        <Button>{t('layout.confirmAction')}</Button>
        <ButtonLink href={staticPath(market, 'index') ?? '/'} variant="secondary">
          {t('layout.confirmCancel')}
        </ButtonLink>
      </form>
    </MessagePage>
  )
}

/** Confirms a form post of unknown origin. */
export const confirmView = definePrivateView({ title: () => 'layout.confirmTitle', view: ConfirmPage })
