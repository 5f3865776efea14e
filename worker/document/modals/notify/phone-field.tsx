import { Field } from '../../../ui/field.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'

const FIELD = 'alert-phone'

/** A phone number that nobody has to give. */
export const PhoneField = ({ typed, wrong }: { typed: string; wrong: boolean }) => {
  const { t } = useRenderContext()
  return (
    <Field id={FIELD} label={t('alerts.phone')} {...(wrong && { hint: t('alerts.phoneBad') })}>
      <input
        className="control"
        id={FIELD}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={typed}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${FIELD}-hint` })}
      />
    </Field>
  )
}
