/** Values of the event modal's parameter `layout`: the form and its results. */
export const JOIN_STEPS = ['place', 'joined', 'left', 'failed'] as const
export type JoinStep = (typeof JOIN_STEPS)[number]
