import { withModal, withoutModal } from '../../shared/modals/modal-address.ts'
import { type OpenModal, readModal } from '../../shared/modals/read-modal.ts'
import { pageTraits } from '../pages/private.ts'
import type { PageVisit, Visit } from '../visit/visit.ts'

export type RequestedModal = { modal?: OpenModal; redirect?: string }

/**
 * The modal in the request's query. One that does not exist on its route redirects to the page without it; where the
 * page redirects (`pageRedirect`), the modal goes along.
 */
export const requestedModal = ({ url, route }: PageVisit, pageRedirect?: string): RequestedModal => {
  const modal = readModal(url.searchParams, pageTraits(route.name)?.modals.place ?? 'other')
  if (modal === 'unknown') return { redirect: hrefWithoutModal({ url }) }
  if (modal === null) return { redirect: pageRedirect }
  return { modal, redirect: pageRedirect && withModal(pageRedirect, modal.type, modal.layout) }
}

/** The request's URL without its modal, otherwise as it was written. */
export const hrefWithoutModal = ({ url }: Pick<Visit, 'url'>): string => withoutModal(url.pathname + url.search)
