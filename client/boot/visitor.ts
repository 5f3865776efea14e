/** What the gateway tells the browser of this visit, beside the attributes of html (worker/gateway/visitor-slots.ts). */
export type Visitor = { currency: string | null; signedIn: boolean; account: { id: string } | null }

const UNKNOWN: Visitor = { currency: null, signedIn: false, account: null }

/** Reads the visitor document. A page without one, or with a broken one, has a visitor of whom nothing is known. */
export const readVisitor = (text: string | null | undefined): Visitor => {
  try {
    const { currency, signedIn, account } = JSON.parse(text ?? '')
    return {
      currency: typeof currency === 'string' ? currency : null,
      signedIn: signedIn === true,
      account: typeof account?.id === 'string' ? { id: account.id } : null,
    }
  } catch {
    return UNKNOWN
  }
}

/** The visitor of this page. */
export const currentVisitor = (): Visitor => readVisitor(document.getElementById('visitor')?.textContent)
