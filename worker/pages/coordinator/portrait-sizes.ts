/** How wide the coordinator's portrait is drawn: a column on wide screens, most of the screen on phones. */
export const PORTRAIT_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 16rem, 60vw'
