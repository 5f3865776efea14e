import type { Messages } from '../messages.ts'
import { blocks } from './messages/blocks.ts'
import { errors } from './messages/errors.ts'
import { layout } from './messages/layout.ts'
import { modals } from './messages/modals.ts'
import { search } from './messages/search.ts'
import { travel } from './messages/travel.ts'
import { trip } from './messages/trip.ts'

export const messages: Messages = { layout, modals, trip, search, travel, errors, blocks }
