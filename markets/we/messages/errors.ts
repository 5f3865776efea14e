import { errors as us } from '../../us/messages/errors.ts'

export const errors = { ...us }
