import type { Context } from 'hono'
import { type ModalSubject, withModal } from '../../shared/modals/modal-address.ts'
import type { OpenModal } from '../../shared/modals/read-modal.ts'
import { SIGN_UP_PURPOSES } from '../../shared/sign-up/steps.ts'
import { notifyModal } from '../alerts/notify-modal.ts'
import { chatModal } from '../chat/chat-modal.ts'
import { groupModal } from '../group-info/group-modal.ts'
import type { PrivateModal } from '../private/private-modal.ts'
import { openFlow } from '../sign-up/flow.ts'
import { PURPOSES } from '../sign-up/purposes.ts'
import { removalModal } from '../wishlist/removal-modal.ts'
import type { GatewayApp } from './gateway-app.ts'

/**
 * What a modal of one visitor shows. Null when it has nothing to show to this one: the page is shown without it.
 * @param closeHref the page without its modal
 */
export const privateModalOf = async (
  c: Context<GatewayApp>,
  { type, layout, subject = {} }: OpenModal,
  closeHref: string,
): Promise<PrivateModal | null> => {
  switch (type) {
    case 'verification-code':
      return signUpModalOf(c, { layout, subject }, closeHref)
    case 'chatbot':
      return chatModal(c, { layout }, closeHref)
    case 'group-info':
      return groupModal(c, subject, closeHref)
    case 'notify-me':
      return notifyModal(c, { layout, subject }, closeHref)
    case 'confirm-removal':
      return removalModal(c, subject, closeHref)
    default:
      return null
  }
}

/** The step of the flow that this browser is in, when it is about what is asked for; else its first step. */
const signUpModalOf = async (
  c: Context<GatewayApp>,
  { layout, subject }: { layout: string | null; subject: ModalSubject },
  closeHref: string,
): Promise<PrivateModal | null> => {
  const purpose = SIGN_UP_PURPOSES.find((each) => each === subject.purpose)
  const [travel, tour] = [subject.travel ?? null, subject.tour ?? null]
  if (purpose === undefined || PURPOSES[purpose] === undefined) return null
  const own = await openFlow(c, { purpose, travel, tour })
  // Whoever has proven an address to see the group sees it at once.
  const group = purpose === 'group-info' && own?.step === 'done' ? await groupModal(c, subject, closeHref) : null
  if (group !== null) return group
  const { elapsed } = c.get('config')
  const hasLostCookie = layout === 'no-cookies' && c.req.header('cookie') === undefined
  const back =
    purpose === 'group-info' ? withModal(closeHref, 'group-info', null, { ...(tour !== null && { tour }) }) : closeHref
  return {
    type: 'verification-code',
    screen: {
      ...{ purpose, travel, tour, closeHref },
      step: own?.step ?? 'step-1',
      email: own?.email ?? '',
      details: own?.details ?? {},
      problem: own?.problem ?? (hasLostCookie ? 'noCookies' : null),
      known: own?.known ?? null,
      seconds: own === null ? 0 : Math.max(0, Math.ceil((own.resendAt - elapsed()) / 1000)),
      sentAgain: own?.sentAgain ?? false,
      proven: own?.proven ?? false,
      loginHref: `${c.get('market').paths.login}?${new URLSearchParams({ return: back })}`,
    },
  }
}
