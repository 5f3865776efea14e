import build from 'virtual:client-build'
import type { MarketId } from '../../markets/market-id.ts'
import { allows, asksFirst, type Consent } from '../../shared/consent/consent.ts'
import type { Shown } from '../../shared/contracts/experiment-events.ts'
import type { Purchase } from '../../shared/contracts/purchase.ts'
import type { SavedIds } from '../../shared/contracts/wishlist.ts'
import type { Theme } from '../../shared/http/themes.ts'
import type { Fill } from '../engine/slots/fill-slots.ts'
import { LINKED_STYLES } from '../engine/styles/style-links.ts'
import type { Audience, SlotName } from '../ui/slots.ts'

/** Visitor state that the page's scripts read. */
export type VisitorDocument = {
  consent: Consent
  currency: string
  country: string | null
  signedIn: boolean
  account: { id: string; name: string } | null
  /** Container to be loaded with consent to marketing, which names outside services. */
  tagManager?: string | undefined
  /** For the tag manager, of a visitor who comes back from the booking site. */
  purchase?: Purchase
  /** Share of page views to measure; with consent to analytics only. */
  vitals?: number
  /** How this page is shown, for its events: where an experiment changes it for this visitor. */
  variations?: Shown
}

export type VisitorValues = {
  document: VisitorDocument
  theme: Theme
  hiddenBanners: readonly number[]
  /** The browser has the complete stylesheet, or the page needs it. */
  hasStylesheet: boolean
  /** Shown because rendering again failed. */
  isOutdated: boolean
  isPhone: boolean
  /** May be signed in. */
  isUnrecognized: boolean
  /** The browser has no stylesheet of this build. */
  isFirstPage: boolean
  /** Market of the prompt. */
  geo: MarketId | null
  saved: SavedIds | null
  /** Booking links go through worker/features/departures/booking-routes.ts: to count them, or to add the campaign. */
  tracksBookingLinks: boolean
  /** Path and query of the request without its modal. */
  closeHref: () => string
  /** Set on pages that send no referrer. */
  returnPath: string | null
  requestId: string
}

const MAX_COUNT = 999

export const visitorFill = (values: VisitorValues): Fill => {
  const { saved, tracksBookingLinks, geo, theme } = values
  const items = new Set(saved === null ? [] : itemsOf(saved))
  const { consent, country } = values.document
  // A box that the visitor did not tick is no consent where the law asks first.
  const boxes = consent === 'unset' && asksFirst(country) ? 'refused' : consent
  const audiences: Record<Audience, boolean> = {
    undecided: consent === 'unset',
    'signed-in': values.document.signedIn,
    'signed-out': !values.document.signedIn,
    outdated: values.isOutdated,
    unrecognized: values.isUnrecognized,
    phone: values.isPhone,
    wide: !values.isPhone,
    'first-page': values.isFirstPage,
  }
  const fills: Record<SlotName, (item: string) => string | null> = {
    'html-attributes': () => htmlAttributes(values),
    styles: () => (values.hasStylesheet ? LINKED_STYLES : null),
    'later-styles': () => (values.hasStylesheet ? '' : null),
    visitor: () => visitorElement(values.document),
    'heart-pressed': (item) => (items.has(item) ? 'true' : null),
    'heart-action': (item) => (items.has(item) ? 'remove' : null),
    'saved-count': () =>
      saved === null || saved.travels.length === 0 ? null : String(Math.min(saved.travels.length, MAX_COUNT)),
    'booking-origin': () => (tracksBookingLinks ? '/api' : null),
    'modal-close': () => escapeAttribute(values.closeHref()),
    'return-field': () => returnField(values.returnPath),
    'geo-prompt': (item) => (item === geo ? null : ''),
    'only-for': onlyFor(audiences),
    'geo-inert': () => (geo === null ? null : ' inert=""'),
    'consent-box': (item) => (item.split(' ').includes(boxes) ? ' checked=""' : null),
    'theme-choice': (item) => (item === theme ? ' aria-current="true"' : null),
    'request-id': () => values.requestId,
    'body-class': asRendered,
    'modal-before': asRendered,
  }
  return ({ name, item = '' }) => fills[name](item)
}

/**
 * A page for nobody in particular (decision 31): of the elements for some visitors, those stay that are right on any
 * device without a network.
 */
export const neutralFill = (own: Record<'html-attributes' | 'visitor', string>, isOutdated: boolean): Fill => {
  const audiences: Record<Audience, boolean> = {
    undecided: false,
    'signed-in': false,
    'signed-out': true,
    outdated: isOutdated,
    unrecognized: false,
    // The window may get wider, so the stylesheet chooses.
    phone: true,
    wide: true,
    'first-page': true,
  }
  const fills: Record<SlotName, (item: string) => string | null> = {
    'html-attributes': () => own['html-attributes'],
    visitor: () => own.visitor,
    'only-for': onlyFor(audiences),
    'geo-prompt': () => '',
    styles: asRendered,
    'later-styles': asRendered,
    'heart-pressed': asRendered,
    'heart-action': asRendered,
    'saved-count': asRendered,
    'booking-origin': asRendered,
    'modal-close': asRendered,
    'return-field': asRendered,
    'geo-inert': asRendered,
    'body-class': asRendered,
    'modal-before': asRendered,
    'consent-box': asRendered,
    'theme-choice': asRendered,
    'request-id': asRendered,
  }
  return ({ name, item = '' }) => fills[name](item)
}

const asRendered = (): null => null

const onlyFor =
  (audiences: Record<Audience, boolean>) =>
  (item: string): string | null =>
    item.split(' ').every((each) => audiences[each as Audience]) ? null : ''

const returnField = (path: string | null): string | null =>
  path === null ? null : `<input type="hidden" name="return" value="${escapeAttribute(path)}">`

const itemsOf = ({ travels, tours }: SavedIds): string[] => [
  ...travels.map((id) => `travel/${id}`),
  ...tours.map((id) => `tour/${id}`),
]

/** CSS reveals the right variant by these, without a script. */
export const htmlAttributes = ({
  document: { consent, signedIn },
  theme,
  hiddenBanners,
  isOutdated,
}: Pick<VisitorValues, 'document' | 'theme' | 'hiddenBanners' | 'isOutdated'>): string => {
  const hidden = hiddenBanners.map((position) => ` data-hide-banner-${position}=""`).join('')
  const analytics = allows(consent, 'analytics') ? ' data-analytics=""' : ''
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`
  return ` data-consent="${consent}"${analytics} data-signed-in="${signedIn}"${chosen}${hidden}${isOutdated ? ' data-outdated=""' : ''}`
}

/** The visitor document in a data block, which needs no CSP hash, and the script for analytics or the tag manager. */
export const visitorElement = (document: VisitorDocument): string => {
  const { consent, tagManager } = document
  const data = JSON.stringify(document).replace(/</g, '\\u003c')
  const isTracked = allows(consent, 'analytics') || (tagManager !== undefined && allows(consent, 'marketing'))
  return `<script type="application/json" id="visitor">${data}</script>${isTracked ? ANALYTICS : ''}`
}

const ANALYTICS = `<script type="module" src="${build.track}" fetchpriority="low"></script>`

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
