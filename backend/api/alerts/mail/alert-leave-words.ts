type PageWords = { eyebrow: string; title: string; text: string; action?: string }

/** The pages behind the link out of an alert's mail, in one language. Those with an action ask first. */
export type AlertLeaveWords = Record<'ask' | 'askAll' | 'done' | 'doneAll' | 'bad', PageWords>
