/** What the gateway tells the browser of this visit, beside the attributes of html (worker/gateway/stamp.ts). */
export type Visitor = { currency: string | null; signedIn: boolean }

const UNKNOWN: Visitor = { currency: null, signedIn: false }

/** Reads the visitor document. A page without one, or with a broken one, has a visitor of whom nothing is known. */
export const readVisitor = (text: string | null | undefined): Visitor => {
  try {
    const { currency, signedIn } = JSON.parse(text ?? '')
    return { currency: typeof currency === 'string' ? currency : null, signedIn: signedIn === true }
  } catch {
    return UNKNOWN
  }
}
