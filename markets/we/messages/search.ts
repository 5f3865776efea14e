import { search as us } from '../../us/messages/search.ts'

export const search = { ...us }
