import { type AlertPreferences, CADENCES, type Cadence } from '../../../shared/contracts/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Form for how often mails are sent, and for a pause of all alerts. */
export const MailPreferences = ({ preferences, chosen }: { preferences: AlertPreferences; chosen: Cadence | null }) => {
  const { cadence, paused, email } = preferences
  const { t } = useRenderContext()
  return (
    <section className="alerts-part">
      <h2>{t('alerts.howTitle')}</h2>
      <p>{t('alerts.sendTo', { email })}</p>
      {chosen !== null && chosen !== cadence && (
        <Notice tone="warning" role="alert">
          <p>{t('alerts.notSavedYet')}</p>
        </Notice>
      )}
      <form method="post" action="/api/alert-preferences" autoComplete="off">
        <fieldset className="reasons">
          <legend className="visually-hidden">{t('alerts.howTitle')}</legend>
          {CADENCES.map((each) => (
            <Checkbox key={each} type="radio" name="cadence" value={each} defaultChecked={each === (chosen ?? cadence)}>
              {t(`alerts.cadence-${each}`)}
            </Checkbox>
          ))}
        </fieldset>
        <div className="alert-actions">
          <Button size="small">{t('alerts.save')}</Button>
          <Button size="small" variant="secondary" name="paused" value={paused ? 'no' : 'yes'}>
            {t(paused ? 'alerts.resumeAll' : 'alerts.pauseAll')}
          </Button>
        </div>
      </form>
    </section>
  )
}
