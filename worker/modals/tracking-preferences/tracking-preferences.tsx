import type { MessageKey } from '../../../markets/messages.ts'
import { CONSENT_CHOICES, PURPOSES } from '../../../shared/consent/consent.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import type { PublicModal } from '../define-modal.ts'

/** Consent by purpose (spec section 2); the gateway marks the visitor's current choice (`data-consents`). */
const TrackingPreferences = () => {
  const { t, market } = useRenderContext()
  return (
    <>
      <div>
        <p>{t('modals.trackingText')}</p>
        {(['unset', ...CONSENT_CHOICES] as const).map((consent) => (
          <p key={consent} className="tracking-now" data-of-consent={consent}>
            {t(`modals.tracking-${consent}` satisfies MessageKey)}
          </p>
        ))}
      </div>
      <form className="tracking" method="post" action="/api/consent">
        <ReturnField />
        <Checkbox name="necessary" value="true" defaultChecked disabled>
          <strong>{t('modals.necessary')}</strong>
          <span className="tracking-text">{t('modals.necessaryText')}</span>
        </Checkbox>
        {PURPOSES.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            value="true"
            consents={`granted ${purpose}${market.consent.ticked.includes(purpose) ? ' unset' : ''}`}
          >
            <strong>{t(`modals.${purpose}`)}</strong>
            <span className="tracking-text">{t(`modals.${purpose}Text`)}</span>
          </Checkbox>
        ))}
        <div className="tracking-choices">
          <Button variant="secondary" name="choice" value="refused">
            {t('modals.refuseAll')}
          </Button>
          <Button variant="secondary" name="choice" value="granted">
            {t('modals.acceptAll')}
          </Button>
          <Button variant="secondary" name="choice" value="selected">
            {t('modals.trackingSave')}
          </Button>
        </div>
      </form>
    </>
  )
}

export const trackingPreferencesModal: PublicModal = {
  size: 'medium',
  open: ({ site }) => ({ title: site.t('layout.trackingPreferences'), body: <TrackingPreferences /> }),
}
