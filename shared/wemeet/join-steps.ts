/**
 * What the modal of a place at an event says, by its `layout`: how things stand, or what has become of a form. `joined`
 * tells of the confirmation in the mail.
 */
export const JOIN_STEPS = ['place', 'joined', 'left', 'failed'] as const
export type JoinStep = (typeof JOIN_STEPS)[number]
