import { MAX_REMOVAL_TEXT, REMOVAL_REASONS } from '../../../../shared/contracts/alerts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox, Field } from '../../../ui/field.tsx'
import { modalHref } from '../../../ui/modal-href.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { AlertForm, AlertSubjectLine } from './alert-form.tsx'
import { NotKept } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'

export const RemoveAlert = ({ screen: { travel, tour, subject } }: { screen: NotifyScreen }) => {
  const site = useRenderContext()
  const { t } = site
  const about = { travel, ...(tour !== null && { tour }) }
  return (
    <>
      {subject !== null && <AlertSubjectLine subject={subject} />}
      <p>{t('alerts.removeText')}</p>
      <div className="step-choices">
        <ButtonLink href={modalHref(site, 'notify-me', 'reasons', about)} rel="nofollow">
          {t('alerts.removeYes')}
        </ButtonLink>
        <ButtonLink href={modalHref(site, 'notify-me', undefined, about)} variant="secondary" rel="nofollow">
          {t('alerts.keep')}
        </ButtonLink>
      </div>
    </>
  )
}

type ReasonsProps = { screen: NotifyScreen; alert: NonNullable<NotifyScreen['alert']> }
const FIELD = 'removal-text'

export const Reasons = ({ screen, alert }: ReasonsProps) => {
  const { t } = useRenderContext()
  const { draft } = screen
  return (
    <>
      <NotKept screen={screen} />
      {screen.step === 'no-reason' && (
        <Notice tone="warning" role="alert">
          <p>{t('alerts.reasonMissing')}</p>
        </Notice>
      )}
      <AlertForm screen={screen} action={`/${alert.id}/removal`}>
        <fieldset className="reasons">
          <legend className="visually-hidden">{t('alerts.reasonTitle')}</legend>
          {REMOVAL_REASONS.map((reason) => (
            <Checkbox key={reason} type="radio" name="reason" value={reason} defaultChecked={draft.reason === reason}>
              {t(`alerts.reason-${reason}`)}
            </Checkbox>
          ))}
        </fieldset>
        <Field id={FIELD} label={t('alerts.reasonText')}>
          <textarea
            className="control"
            id={FIELD}
            name="text"
            rows={3}
            maxLength={MAX_REMOVAL_TEXT}
            defaultValue={draft.text}
          />
        </Field>
        <Button>{t('alerts.reasonSend')}</Button>
      </AlertForm>
    </>
  )
}
