import type { Messages } from '../messages.ts'
import * as accessibility from './messages/accessibility.ts'
import * as account from './messages/account.ts'
import * as alerts from './messages/alerts.ts'
import * as chat from './messages/chat.ts'
import * as layout from './messages/layout.ts'
import * as search from './messages/search.ts'
import * as tour from './messages/tour.ts'
import * as travel from './messages/travel.ts'
import * as wemeet from './messages/wemeet.ts'

export const messages: Messages = {
  ...layout,
  ...search,
  ...travel,
  ...tour,
  ...account,
  ...alerts,
  ...chat,
  ...wemeet,
  ...accessibility,
}
