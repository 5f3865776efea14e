import type { Messages } from '../messages.ts'
import { accessibility } from './messages/accessibility.ts'
import { account } from './messages/account.ts'
import { alerts } from './messages/alerts.ts'
import { ask } from './messages/ask.ts'
import { blocks } from './messages/blocks.ts'
import { chat } from './messages/chat.ts'
import { errors } from './messages/errors.ts'
import { group } from './messages/group.ts'
import { layout } from './messages/layout.ts'
import { modals } from './messages/modals.ts'
import { offline } from './messages/offline.ts'
import { search } from './messages/search.ts'
import { signUp } from './messages/sign-up.ts'
import { tour } from './messages/tour.ts'
import { travel } from './messages/travel.ts'
import { trip } from './messages/trip.ts'
import { wemeet } from './messages/wemeet.ts'
import { widget } from './messages/widget.ts'
import { wishlist } from './messages/wishlist.ts'

export const messages: Messages = {
  layout,
  modals,
  trip,
  search,
  travel,
  errors,
  blocks,
  account,
  alerts,
  widget,
  tour,
  signUp,
  group,
  wishlist,
  ask,
  chat,
  wemeet,
  offline,
  accessibility,
}
