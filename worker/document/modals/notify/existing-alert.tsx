import { labelOf } from '../../../../shared/alerts/alert-types.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { modalHref } from '../../../ui/modal-href.ts'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertSubjectLine } from './alert-subject.tsx'
import { NotKept } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'

type AlertThereProps = { screen: NotifyScreen; alert: NonNullable<NotifyScreen['alert']> }

/** The alert that is there: what it tells, and how to rest, resume or end it. */
export const ExistingAlert = ({ screen, alert }: AlertThereProps) => {
  const site = useRenderContext()
  const { t } = site
  const { travel, tour, subject, alertsHref } = screen
  const isActive = alert.state === 'active'
  return (
    <>
      {subject !== null && <AlertSubjectLine subject={subject} />}
      <p>
        <strong>{t(`alerts.label-${labelOf(alert.types, subject?.tour?.status ?? null)}`)}</strong>
        <br />
        {t(isActive ? 'alerts.activeText' : 'alerts.pausedText')}
      </p>
      <NotKept screen={screen} />
      <AlertForm screen={screen} action={`/${alert.id}/state`} className="step-choices">
        <Button variant={isActive ? 'secondary' : 'primary'} name="state" value={isActive ? 'paused' : 'active'}>
          {t(isActive ? 'alerts.deactivate' : 'alerts.activate')}
        </Button>
        <ButtonLink
          href={modalHref(site, 'notify-me', 'remove', { travel, ...(tour !== null && { tour }) })}
          variant="secondary"
          rel="nofollow"
        >
          {t('alerts.remove')}
        </ButtonLink>
      </AlertForm>
      <p>
        <a href={alertsHref} rel="nofollow">
          {t('alerts.all')}
        </a>
      </p>
    </>
  )
}
