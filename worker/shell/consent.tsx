import { staticPath } from '../../markets/links.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { ReturnField } from '../ui/return-field.tsx'
import { useSlots } from '../ui/slots.ts'
import { withLinks } from '../ui/with-links.tsx'

/** The consent question, for visitors without an answer; shown while `data-consent="unset"` is on html. */
export const Consent = () => useSlots().elementSlots('only-for', [['undecided', <Question key="question" />]])

const Question = () => {
  const site = useRenderContext()
  const { t, market } = site
  const policy = staticPath(market, 'legal-privacy-policy')
  return (
    <section className="consent" aria-label={t('layout.trackingPreferences')}>
      <div>
        <p className="consent-title">{t('layout.consentTitle')}</p>
        <p>
          {withLinks(t, 'layout.consentText', {
            necessary: { href: policy && `${policy}#cookies`, label: t('layout.consentNecessary') },
          })}
        </p>
      </div>
      <form className="consent-choices" method="post" action="/api/consent">
        <ReturnField />
        <Button variant="secondary" size="small" name="choice" value="refused">
          {t('layout.consentRefuse')}
        </Button>
        <Button variant="secondary" size="small" name="choice" value="granted">
          {t('layout.consentGrant')}
        </Button>
        <ButtonLink variant="secondary" size="small" href={modalHref(site, 'tracking-preferences')} rel="nofollow">
          {t('layout.consentChoose')}
        </ButtonLink>
      </form>
    </section>
  )
}
