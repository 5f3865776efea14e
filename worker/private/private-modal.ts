import type { ChatScreen } from '../render/modals/chat/chat-screen.ts'
import type { EventScreen } from '../render/modals/event-screen.ts'
import type { GroupScreen } from '../render/modals/group-screen.ts'
import type { NotifyScreen } from '../render/modals/notify/notify-screen.ts'
import type { RemovalScreen } from '../render/modals/removal-screen.ts'
import type { SignUpScreen } from '../render/modals/sign-up/sign-up-screen.ts'

/** What a modal of one visitor shows (shared/modals: visibility `private`), by its type. */
export type PrivateModal =
  | { type: 'verification-code'; screen: SignUpScreen }
  | { type: 'chatbot'; screen: ChatScreen }
  | { type: 'group-info'; screen: GroupScreen }
  | { type: 'notify-me'; screen: NotifyScreen }
  | { type: 'event-join'; screen: EventScreen }
  | { type: 'confirm-removal'; screen: RemovalScreen }
