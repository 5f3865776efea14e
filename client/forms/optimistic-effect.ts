import { type Consent, consentOfForm } from '../../shared/consent/consent.ts'

/** What a preference form changes on the page it is on. */
export type FormEffect = { kind: 'consent'; consent: Consent } | { kind: 'banner'; id: string }

/**
 * The effect of a post that the page itself can show; null for all others, which the browser sends as ever.
 * `field` tells the text of a field, the button that was pressed included.
 */
export const optimisticEffect = (action: string | null, field: (name: string) => string | null): FormEffect | null => {
  if (action === '/api/consent') {
    const consent = consentOfForm(field)
    return consent && { kind: 'consent', consent }
  }
  const [, id] = /^\/api\/banners\/([\w-]+)\/close$/.exec(action ?? '') ?? []
  return id === undefined ? null : { kind: 'banner', id }
}
