import { readForm, rejectCrossSiteForms } from '../http/read-form.ts'
import { accountSession } from './account-session.ts'

/** Middleware of the account pages' forms. */
export const ownForm = [readForm, rejectCrossSiteForms(false), accountSession] as const
