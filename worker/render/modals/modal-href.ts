import type { Site } from '../site.tsx'

/** Address of this page with a modal open (spec section 2). `layout`: calendar or list, where the type has both. */
export const modalHref = ({ path }: Pick<Site, 'path'>, type: string, layout?: string): string =>
  `${path}?${new URLSearchParams({ modal: '', type, ...(layout !== undefined && { layout }) })}`
