import type { ModalScreen } from '../shell/modal.tsx'
import type { RenderContext } from '../ui/render-context.tsx'
import { chatModal } from './chatbot/chat-modal.tsx'
import type { ChatScreen } from './chatbot/chat-screen.ts'
import { RemovalBody, type RemovalScreen } from './confirm-removal/removal-body.tsx'
import { type EventScreen, eventModal } from './event-join/event-modal.tsx'
import { GroupBody, type GroupScreen } from './group-info/group-body.tsx'
import { PhoneField } from './notify-me/alert-form.tsx'
import { notifyModal } from './notify-me/notify-modal.tsx'
import type { NotifyScreen } from './notify-me/notify-screen.ts'
import { signUpModal } from './verification-code/sign-up-modal.tsx'
import type { SignUpScreen } from './verification-code/sign-up-screen.ts'

/** Content of a private modal (shared/modals: visibility `private`), by type. */
export type PrivateModal =
  | { type: 'verification-code'; screen: SignUpScreen }
  | { type: 'chatbot'; screen: ChatScreen }
  | { type: 'group-info'; screen: GroupScreen }
  | { type: 'notify-me'; screen: NotifyScreen }
  | { type: 'event-join'; screen: EventScreen }
  | { type: 'confirm-removal'; screen: RemovalScreen }

/** The field of an alert's form besides the email. */
const phoneOf = ({ purpose, travel, details, problem }: SignUpScreen) =>
  purpose === 'notify-me' && travel !== null ? (
    <PhoneField typed={details.phone ?? ''} wrong={problem === 'badPhone'} />
  ) : undefined

/** The screen of a modal of one visitor. */
export const privateModalScreen = (site: RenderContext, modal: PrivateModal): ModalScreen => {
  switch (modal.type) {
    case 'verification-code':
      return signUpModal(site, modal.screen, phoneOf(modal.screen))
    case 'notify-me':
      return notifyModal(site, modal.screen)
    case 'chatbot':
      return chatModal(site, modal.screen)
    case 'group-info':
      return { title: site.t('group.title'), body: <GroupBody screen={modal.screen} /> }
    case 'event-join':
      return eventModal(site, modal.screen)
    case 'confirm-removal':
      return { title: site.t('wishlist.confirmTitle'), body: <RemovalBody screen={modal.screen} /> }
  }
}
