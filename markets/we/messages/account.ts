import { account as us } from '../../us/messages/account.ts'

export const account = { ...us }
