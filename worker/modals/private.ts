import type { OpenModal } from '../../shared/modals/modal-url.ts'
import type { RenderContext } from '../ui/render-context.tsx'
import type { PageVisit } from '../visit/visit.ts'
import { chatbotModal } from './chatbot/modal.ts'
import { confirmRemovalModal } from './confirm-removal/modal.tsx'
import type { PrivateModal } from './define-modal.ts'
import { eventJoinModal } from './event-join/modal.ts'
import { groupInfoModal } from './group-info/modal.tsx'
import { notifyMeModal } from './notify-me/modal.ts'
import { verificationCodeModal } from './verification-code/modal.tsx'

/**
 * Modals with data of one visitor, by their value of the parameter `type`. Only the gateway and the Private entrypoint
 * import this list: `load` knows the visitor.
 */
export const PRIVATE_MODALS = {
  chatbot: chatbotModal,
  'group-info': groupInfoModal,
  'notify-me': notifyMeModal,
  'event-join': eventJoinModal,
  'verification-code': verificationCodeModal,
  'confirm-removal': confirmRemovalModal,
}
type PrivateModals = typeof PRIVATE_MODALS

declare module '../../shared/modals/modal-url.ts' {
  interface ModalTypes extends Record<keyof typeof PRIVATE_MODALS, unknown> {}
}

/** A private modal by its type, with what it shows. */
export type LoadedModal = {
  [T in keyof PrivateModals]: { type: T; screen: NonNullable<Awaited<ReturnType<PrivateModals[T]['load']>>> }
}[keyof PrivateModals]

export const isPrivateModal = (type: string): type is keyof PrivateModals => Object.hasOwn(PRIVATE_MODALS, type)

/** Null for public modals, and without content for this visitor. */
export const loadPrivateModal = async (
  visit: PageVisit,
  { type, layout, subject = {} }: OpenModal,
  closeHref: string,
): Promise<LoadedModal | null> => {
  const screen = isPrivateModal(type) ? await PRIVATE_MODALS[type].load(visit, { layout, subject }, closeHref) : null
  return screen && ({ type, screen } as LoadedModal)
}

/** Builds a private modal's screen. */
export const openPrivateModal = (site: RenderContext, { type, screen }: LoadedModal) => {
  // Each modal has its own screen, which the union of all modals cannot express.
  const { size, view } = PRIVATE_MODALS[type] as PrivateModal<unknown>
  return { size, screen: view(site, screen) }
}
