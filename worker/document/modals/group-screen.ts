import type { GroupInfo } from '../../../shared/contracts/group-info.ts'

/** Who is going on a departure, as one visitor may see it. */
export type GroupScreen =
  /** For whoever is signed in, or has proven an address. */
  | {
      state: 'open'
      travellers: number
      interested: number
      expected: GroupInfo['expectedGroupSize']
      people: GroupInfo['people']
      /** For whoever has proven an address just now: to a password, or to sign in. */
      account: { known: boolean; loginHref: string } | null
    }
  /** For everybody else (spec section 6). */
  | { state: 'closed'; loginHref: string; emailHref: string }
  | { state: 'unavailable' }
