import type { ReactNode } from 'react'

/** What an open modal shows: its heading, and all below it. */
export type ModalScreen = { title: string; body: ReactNode }
