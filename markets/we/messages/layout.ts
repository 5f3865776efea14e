import { layout as us } from '../../us/messages/layout.ts'

export const layout = { ...us }
