import { staticPath } from '../../../markets/links.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { LostMap, MessagePage } from './message-page.tsx'

type ConfirmPageProps = {
  /** Where the post was meant to go. */
  action: string
  /** What it carried. */
  fields: Readonly<Record<string, string>>
  /** Proves that the confirmation comes from this very page. */
  token: string
}

/** Asks whether a form post was meant, because the browser did not say which page it came from. */
export const ConfirmPage = ({ action, fields, token }: ConfirmPageProps) => {
  const { t, market } = useRenderContext()
  return (
    <MessagePage picture={<LostMap />} title={t('layout.confirmTitle')} text={t('layout.confirmText')}>
      <form className="message-actions" method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* The name that the form guard reads (worker/api/form-post.ts). */}
        <input type="hidden" name="confirmation" value={token} />
        <Button>{t('layout.confirmAction')}</Button>
        <ButtonLink href={staticPath(market, 'index') ?? '/'} variant="secondary">
          {t('layout.confirmCancel')}
        </ButtonLink>
      </form>
    </MessagePage>
  )
}
