import { withoutModal } from '../../shared/modals/modal-address.ts'

/**
 * The page of ours that a form was posted from, else home. Only path and query of the Referer are used, so that no
 * other site can be the target.
 */
export const returnPath = (referer: string | undefined, ownOrigins: readonly string[]): string => {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  if (!ownOrigins.includes(url.origin) || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return '/'
  // A form in a modal completes the modal.
  return withoutModal(url.pathname + url.search)
}
