/** The mail that tells of a change, in one language: `{travel}`, `{dates}`, `{price}`, `{before}` and `{brand}` are filled in. */
export type AlertWords = {
  confirmedSubject: string
  cheaperSubject: string
  openedSubject: string
  digestSubject: string
  confirmed: string
  cheaper: string
  opened: string
  openAction: string
  tourAction: string
  why: string
  whyDigest: string
  manage: string
  leave: string
  leaveAll: string
}
