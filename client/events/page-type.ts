/** The page's type for analytics (spec section 2), written on html by the server. */
export const pageType = (): string => document.documentElement.dataset.pageType ?? ''
