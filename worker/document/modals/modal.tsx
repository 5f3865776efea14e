import type { ReactNode } from 'react'
import { type ModalType, modalOf } from '../../../shared/modals/modal-registry.ts'
import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { useSlots } from '../../ui/slots.ts'

type ModalProps = {
  type: ModalType
  screen: ModalScreen
  /** The page without its modal. */
  closeHref: string
}

/**
 * An open dialog over the page. Without a script it is an open `<dialog>` whose cross is a link to the page; the boot
 * script makes it the browser's modal dialog (client/modals).
 */
export const Modal = ({ type, screen: { title, body, startsInBody }, closeHref }: ModalProps) => {
  const { t } = useRenderContext()
  const { slot } = useSlots()
  return (
    <dialog className={`modal modal-${modalOf(type).size}`} open aria-modal="true" aria-labelledby="modal-title">
      <div className="modal-head">
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

/**
 * What an open modal shows: its heading, and all below it. Who opens it is taken to the heading, or to what in the body
 * asks for the focus itself (`startsInBody`).
 */
export type ModalScreen = { title: string; body: ReactNode; startsInBody?: true }

/** Class of links to the page below: a script closes the dialog over it and keeps its place (client/modals/modals.ts). */
export const MODAL_CLOSE_CLASS = 'modal-close'

/** A modal that a page opens with: which, what it shows, and the address of the page without it. */
export type LayerModal = OpenModal & { screen: ModalScreen; closeHref: string }

/** The modal first, as it is the first to be read; the page behind it can be seen and nothing else. */
export const ModalLayer = ({ modal, children }: { modal: LayerModal | null; children: ReactNode }) =>
  modal === null ? (
    children
  ) : (
    <>
      <Modal type={modal.type} screen={modal.screen} closeHref={modal.closeHref} />
      <div className="frame" inert>
        {children}
      </div>
    </>
  )

/** The class of body that hides the header while a modal is open (spec section 4). */
export const modalBodyClass = (modal: LayerModal | null, bodyClass?: string): string | undefined =>
  modal === null ? bodyClass : [bodyClass, 'has-modal'].filter(Boolean).join(' ')
