import layers from '../ui/styles/layers.css?raw'
import alerts from './alerts.css?inline'
import ask from './ask.css?inline'
import contact from './contact.css?inline'
import type { PrivateView } from './private-view.ts'
import wishlist from './wishlist.css?inline'

/** Of a view's own style; the views that have none are not named. */
const STYLES: Partial<Record<PrivateView['view'], string>> = { alerts, ask, contact, wishlist, 'shared-list': wishlist }

/** Styles of pages that only the private entrypoint has: they travel with the page, not with every page. */
export const privateStyles = ({ view }: PrivateView): string[] => {
  const own = STYLES[view]
  return own === undefined ? [] : [layers.trim() + own]
}
