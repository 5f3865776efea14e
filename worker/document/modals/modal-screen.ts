import type { ReactNode } from 'react'

/**
 * What an open modal shows: its heading, and all below it. Who opens it is taken to the heading, or to what in the body
 * asks for the focus itself (`startsInBody`).
 */
export type ModalScreen = { title: string; body: ReactNode; startsInBody?: true }
