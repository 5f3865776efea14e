import { type OpenModal, withModal, withoutModal } from '../../shared/modals/modal-url.ts'
import { readModal } from '../modals/read-modal.ts'
import { pageTraits } from '../pages/private.ts'
import type { PageVisit, Visit } from '../visit/visit.ts'

export type RequestedModal = { modal?: OpenModal; redirect?: string }

/** Reads the modal of the query. One that does not exist on its route redirects to the page without it. */
export const requestedModal = ({ url, route, market }: PageVisit, pageRedirect?: string): RequestedModal => {
  const modal = readModal(url.searchParams, pageTraits(route.name)?.modals)
  if (modal === 'unknown') return { redirect: hrefWithoutModal({ url, market }) }
  if (modal === null) return { redirect: pageRedirect }
  return { modal, redirect: pageRedirect && withModal(pageRedirect, modal.type, modal.layout) }
}

/** A price without a currency is in the market's own, which the link names. */
export const hrefWithoutModal = ({ url, market }: Pick<Visit, 'url' | 'market'>): string => {
  const href = withoutModal(url.pathname + url.search)
  const lacksCurrency = /[?&]price(From|To)=/.test(href) && !url.searchParams.has('currency')
  return lacksCurrency ? `${href}&currency=${market.currency}` : href
}
