import type { ComponentProps, ReactNode } from 'react'
import type { OpenModal } from '../../shared/modals/modal-url.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { useSlots } from '../ui/slots.ts'

/** Spec section 2: small 420 px, medium 580 px, normal 1024 px (1100 px on wide screens); pictures fill the screen. */
export type ModalSize = 'small' | 'medium' | 'normal' | 'full'

/** An open `<dialog>` with a link to close it; the boot script makes it modal (client/modals). */
export const Modal = ({ type, size, screen: { title, body, startsInBody }, closeHref }: Omit<LayerModal, 'layout'>) => {
  const { t } = useRenderContext()
  const { slot } = useSlots()
  return (
    <dialog className={`modal modal-${size}`} open aria-modal="true" aria-labelledby="modal-title">
      <div className="modal-head row">
        {/* biome-ignore lint/a11y/noAutofocus: who opens a dialog is taken to it, as showModal() does. */}
        <h2 className="modal-title" id="modal-title" tabIndex={-1} autoFocus={startsInBody !== true}>
          {title}
        </h2>
        <a className="modal-close icon-button" href={slot('modal-close', closeHref)} aria-label={t('modals.close')}>
          <Icon name="close" />
        </a>
      </div>
      <div className={`modal-body modal-${type}`}>{body}</div>
    </dialog>
  )
}

/** Heading and body; `startsInBody` when an element of the body has the autofocus instead of the heading. */
export type ModalScreen = { title: string; body: ReactNode; startsInBody?: true }

type CloseButtonProps = Pick<ComponentProps<typeof ButtonLink>, 'href' | 'variant' | 'children'>

/** A link whose class makes it close the dialog in place (client/modals/modals.ts). */
export const CloseButton = ({ variant = 'secondary', ...link }: CloseButtonProps) => (
  <ButtonLink variant={variant} className="modal-close" {...link} />
)

export type LayerModal = OpenModal & { size: ModalSize; isTimed?: boolean; screen: ModalScreen; closeHref: string }

/** Renders the modal before the inert page. */
export const ModalLayer = ({ modal, children }: { modal: LayerModal | null; children: ReactNode }) => {
  const { slot } = useSlots()
  return modal === null ? (
    <>
      {slot('modal-before', '')}
      {children}
    </>
  ) : (
    <>
      <Modal {...modal} />
      <div className="frame" inert>
        {children}
      </div>
    </>
  )
}

/** Adds the class that hides the header (spec section 4). */
export const modalBodyClass = (modal: LayerModal | null, bodyClass?: string): string | undefined =>
  modal === null ? bodyClass : [bodyClass, 'has-modal'].filter(Boolean).join(' ')
