import { withoutModal } from '../../shared/modals/modal-address.ts'

/**
 * Where a form post leads back to: the page it came from when that is one of ours, else home. Only path and query
 * of the Referer are used, so that no other address can get in.
 */
export const returnPath = (referer: string | undefined, ownOrigins: readonly string[]): string => {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  if (!ownOrigins.includes(url.origin) || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return '/'
  // A form in a modal has done what the modal was for.
  return withoutModal(url.pathname + url.search)
}
