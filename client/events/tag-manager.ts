import { allows, type Consent, consentChoice, type Purpose } from '../../shared/consent/consent.ts'
import { ecommerceEvent, purchaseEvent } from './ga4.ts'
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
 * Loads a container and tells it the consent and its changes, before the events that the returned sink pushes with GA4's
 * of the same moment.
 * @param layer `window.dataLayer`
 */
export const startTagManager = (url: string, layer: unknown[]): EventSink => {
  // Tag managers recognize commands by their type: an Arguments object.
  const gtag = function (..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  const html = document.documentElement
  let told: Consent = 'unset'
  // This code may be here before the choice is saved (client/forms/send-form.ts).
  const update = () => {
    const consent = consentChoice(html.dataset.consent) ?? 'unset'
    const isFirst = told === 'unset'
    if (consent === told || (isFirst && !allows(consent, 'analytics'))) return
    told = consent
    if (isFirst)
      gtag(
        'consent',
        'default',
        signals(() => false),
      )
    gtag(
      'consent',
      'update',
      signals((purpose) => allows(consent, purpose)),
    )
    if (!isFirst) return
    layer.push({ 'gtm.start': Math.round(performance.timeOrigin), event: 'gtm.js' })
    fetchScript(url).catch(() => undefined)
  }
  update()
  new MutationObserver(update).observe(html, { attributeFilter: ['data-consent'] })
  return (event, part) => {
    update()
    layer.push(event)
    const purchase = event.event === 'page_view' ? purchaseEvent() : null
    // GA4 keeps the fields of the last event until they are cleared.
    for (const ecommerce of [ecommerceEvent(event, part), purchase])
      if (ecommerce !== null) layer.push({ ecommerce: null }, ecommerce)
  }
}

const signals = (isGranted: (purpose: Purpose) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([name, purpose]) => [name, isGranted(purpose) ? 'granted' : 'denied']),
  )
