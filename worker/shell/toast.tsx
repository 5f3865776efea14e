import { useRenderContext } from '../ui/render-context.tsx'

/** Messages for 3 s (spec section 8), filled by client/boot/toast.ts. */
export const Toast = () => {
  const { t } = useRenderContext()
  return (
    <p
      className="toast"
      id="toast"
      role="alert"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus keeps it open for keyboard users.
      tabIndex={0}
      popover="manual"
      data-error={t('errors.genericText')}
      data-offline={t('offline.title')}
      data-queued={t('offline.queued')}
    />
  )
}
