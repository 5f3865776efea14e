import { allows, type Consent, consentChoice, PURPOSES, type Purpose } from '../../shared/consent/consent.ts'
import { ecommerceEvent } from './ga4.ts'
import { forgetPurchases, purchaseEvent } from './purchase.ts'
import type { EventSink } from './subscribe-to-events.ts'
import { fetchScript } from './third-party-scripts.ts'

/** Signals of Google's Consent Mode v2, by the purpose that grants them. */
const SIGNALS: Readonly<Record<string, Purpose>> = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
}

/**
 * Tells `window.dataLayer` the consent and its changes, before the events that the returned sink pushes with GA4's of the
 * same moment, and loads a container once the visitor agrees to outside services (marketing).
 * @param layer `window.dataLayer`
 */
export const startTagManager = (url: string, layer: unknown[]): EventSink => {
  // Tag managers recognize commands by their type: an Arguments object.
  const gtag = function (..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  // GA4 keeps the fields of the last event until they are cleared.
  const pushEcommerce = (ecommerce: object | null) => ecommerce !== null && layer.push({ ecommerce: null }, ecommerce)
  const html = document.documentElement
  let told: Consent | null = null
  let isLoaded = false
  // This code may be here before the choice is saved (client/forms/send-form.ts), and in a page that is not seen yet.
  const update = () => {
    const consent = consentChoice(html.dataset.consent) ?? 'unset'
    if (consent === told || ('prerendering' in document && document.prerendering)) return
    if (told === null) {
      if (!PURPOSES.some((purpose) => allows(consent, purpose))) return
      gtag('consent', 'default', signals('refused'))
    }
    told = consent
    gtag('consent', 'update', signals(consent))
    if (!allows(consent, 'marketing')) return forgetPurchases()
    if (isLoaded) return
    isLoaded = true
    layer.push({ 'gtm.start': Math.round(performance.timeOrigin), event: 'gtm.js' })
    pushEcommerce(purchaseEvent())
    fetchScript(url).catch(() => undefined)
  }
  update()
  document.addEventListener('prerenderingchange', update)
  new MutationObserver(update).observe(html, { attributeFilter: ['data-consent'] })
  return (event, part) => {
    update()
    // A container stays in the page when outside services are refused later.
    if (isLoaded && !allows(told ?? 'unset', 'marketing')) return
    layer.push(event)
    pushEcommerce(ecommerceEvent(event, part))
  }
}

const signals = (consent: Consent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([name, purpose]) => [name, allows(consent, purpose) ? 'granted' : 'denied']),
  )
