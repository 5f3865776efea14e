import type { Shown } from '../../shared/contracts/experiment-events.ts'
import type { Purchase } from '../../shared/contracts/purchase.ts'

/** Visitor data that the gateway adds to the page (worker/response/visitor-slots.ts). */
export type Visitor = {
  currency: string | null
  signedIn: boolean
  account: { id: string } | null
  vitals?: number
  tagManager?: string
  purchase?: Purchase
  variations?: Shown
}

/** Parses the visitor document; unknown values for a missing or broken one. */
export const readVisitor = (text: string | null | undefined): Visitor => {
  try {
    const { currency, signedIn, account, ...rest } = JSON.parse(text ?? '')
    return {
      ...rest,
      currency: typeof currency === 'string' ? currency : null,
      signedIn: signedIn === true,
      account: typeof account?.id === 'string' ? { id: account.id } : null,
    }
  } catch {
    return { currency: null, signedIn: false, account: null }
  }
}

export const currentVisitor = (): Visitor => readVisitor(document.getElementById('visitor')?.textContent)
