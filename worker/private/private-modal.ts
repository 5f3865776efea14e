import type { ChatScreen } from '../document/modals/chat/chat-screen.ts'
import type { EventScreen } from '../document/modals/event-screen.ts'
import type { GroupScreen } from '../document/modals/group-screen.ts'
import type { NotifyScreen } from '../document/modals/notify/notify-screen.ts'
import type { RemovalScreen } from '../document/modals/removal-screen.ts'
import type { SignUpScreen } from '../document/modals/sign-up/sign-up-screen.ts'

/** What a modal of one visitor shows (shared/modals: visibility `private`), by its type. */
export type PrivateModal =
  | { type: 'verification-code'; screen: SignUpScreen }
  | { type: 'chatbot'; screen: ChatScreen }
  | { type: 'group-info'; screen: GroupScreen }
  | { type: 'notify-me'; screen: NotifyScreen }
  | { type: 'event-join'; screen: EventScreen }
  | { type: 'confirm-removal'; screen: RemovalScreen }
