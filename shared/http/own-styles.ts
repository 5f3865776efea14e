/** Header of a request for a page whose styles are inlined, because the stylesheet could not be loaded. */
export const OWN_STYLES = 'x-own-styles'
