import { MAX_REMOVAL_TEXT, REMOVAL_REASONS } from '../../../shared/contracts/alerts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Warning } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { AlertForm, AlertSubjectLine, subjectOf } from './alert-form.tsx'
import { AlertProblem } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'

export const RemoveAlert = ({ screen }: { screen: NotifyScreen }) => {
  const site = useRenderContext()
  const about = subjectOf(screen)
  return (
    <>
      {screen.subject !== null && <AlertSubjectLine subject={screen.subject} />}
      <p>{site.t('alerts.removeText')}</p>
      <div className="step-choices">
        <ButtonLink href={modalHref(site, 'notify-me', 'reasons', about)} rel="nofollow">
          {site.t('alerts.removeYes')}
        </ButtonLink>
        <ButtonLink href={modalHref(site, 'notify-me', undefined, about)} variant="secondary" rel="nofollow">
          {site.t('alerts.keep')}
        </ButtonLink>
      </div>
    </>
  )
}

export type AlertProps = { screen: NotifyScreen; alert: NonNullable<NotifyScreen['alert']> }

export const Reasons = ({ screen, alert }: AlertProps) => {
  const { t } = useRenderContext()
  const { draft } = screen
  return (
    <>
      <AlertProblem screen={screen} />
      {screen.step === 'no-reason' && <Warning>{t('alerts.reasonMissing')}</Warning>}
      <AlertForm screen={screen} action={`/${alert.id}/removal`}>
        <fieldset className="reasons">
          <legend className="visually-hidden">{t('alerts.reasonTitle')}</legend>
          {REMOVAL_REASONS.map((reason) => (
            <Checkbox key={reason} type="radio" name="reason" value={reason} defaultChecked={draft.reason === reason}>
              {t(`alerts.reason-${reason}`)}
            </Checkbox>
          ))}
        </fieldset>
        <TextField
          id="removal-text"
          label={t('alerts.reasonText')}
          name="text"
          rows={3}
          maxLength={MAX_REMOVAL_TEXT}
          defaultValue={draft.text}
        />
        <Button>{t('alerts.reasonSend')}</Button>
      </AlertForm>
    </>
  )
}
