import type { Context } from 'hono'
import { withModal, withoutModal } from '../../shared/modals/modal-address.ts'
import { type OpenModal, readModal } from '../../shared/modals/read-modal.ts'
import { pageTraits } from '../pages/private.ts'
import type { GatewayApp } from './gateway-app.ts'

export type AskedModal = { modal?: OpenModal; redirect?: string }

/**
 * The modal that the request asks for. One that does not exist on its route leads to the same address without the
 * three parameters; where the page itself leads elsewhere (`pageRedirect`), the modal goes along.
 */
export const askedModal = (c: Context<GatewayApp>, pageRedirect?: string): AskedModal => {
  const { searchParams } = c.get('url')
  const modal = readModal(searchParams, pageTraits(c.get('route').name)?.modals.place ?? 'other')
  if (modal === 'unknown') return { redirect: closeAddress(c) }
  if (modal === null) return { redirect: pageRedirect }
  return { modal, redirect: pageRedirect && withModal(pageRedirect, modal.type, modal.layout) }
}

/** Where closing the request's modal leads: its own address without the modal, all else as it was written. */
export const closeAddress = (c: Context<GatewayApp>): string => {
  const { pathname, search } = c.get('url')
  return withoutModal(pathname + search)
}
