import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { useSlots } from '../ui/slots.ts'

/** Tells visitors who may be signed in that nobody can check it now. */
export const SessionNotice = () => {
  const { t } = useRenderContext()
  const { elementSlots } = useSlots()
  return elementSlots('only-for', [
    [
      'unrecognized',
      <div key="unrecognized" className="prices-as-of" data-shown={true}>
        <p className="container">
          <Icon name="clock" />
          <span>{t('account.sessionText')}</span>
        </p>
      </div>,
    ],
  ])
}
