/** What content's own classes begin with: no class of ours does, so content can switch on no state of the site. */
const PREFIX = 'custom-'
const NAME = /^[a-z0-9_-]{1,40}$/i
const MAX_CLASSES = 10

/**
 * A page's customHtmlClasses (spec section 3) as classes of the body: "autumn wide" becomes "custom-autumn
 * custom-wide". Names that are none are left out; undefined when nothing is left.
 */
export const contentClasses = (names: string | null): string | undefined => {
  const classes = new Set(names?.split(/\s+/).filter((name) => NAME.test(name)))
  if (classes.size === 0) return undefined
  return [...classes]
    .slice(0, MAX_CLASSES)
    .map((name) => PREFIX + name)
    .join(' ')
}
