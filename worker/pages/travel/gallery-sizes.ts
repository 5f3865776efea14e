/** How wide the first picture is drawn: half of the mosaic on wide screens, nearly the screen on phones. */
export const LEAD_SIZES = '(min-width: 1280px) 576px, (min-width: 1024px) 50vw, (min-width: 640px) 34rem, 86vw'

/** The other landscape pictures. On phones they are cut to the first one's portrait box, so more of them is needed. */
export const MORE_SIZES = '(min-width: 1280px) 576px, (min-width: 1024px) 50vw, (min-width: 640px) 42rem, 120vw'
