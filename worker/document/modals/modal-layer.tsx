import type { ReactNode } from 'react'
import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import type { ModalScreen } from './modal.tsx'
import { Modal } from './modal.tsx'

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
