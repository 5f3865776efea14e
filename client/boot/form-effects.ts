import { CONSENT_CHOICES, type Consent } from '../events/consent.ts'

/** What a preference form changes on the page it is on. */
export type FormEffect = { kind: 'consent'; consent: Consent } | { kind: 'banner'; id: string }

/**
 * The effect of a post that the page itself can show; null for all others, which the browser sends as ever.
 * `choice` is the value of the button that was pressed.
 */
export const formEffect = (action: string | null, choice: string | null): FormEffect | null => {
  if (action === '/api/consent') {
    const consent = choice === 'reset' ? 'unset' : CONSENT_CHOICES.find((each) => each === choice)
    return consent === undefined ? null : { kind: 'consent', consent }
  }
  const [, id] = /^\/api\/banners\/([\w-]+)\/close$/.exec(action ?? '') ?? []
  return id === undefined ? null : { kind: 'banner', id }
}
