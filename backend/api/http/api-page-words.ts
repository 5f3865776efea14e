/** What all pages of this API say, in one language. */
export type ApiPageWords = {
  /** The link to the storefront. */
  back: string
}
