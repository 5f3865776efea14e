/** What the private entrypoint can show. */
export type PrivateView =
  | { view: 'wishlist' }
  /** Asks to confirm a form post whose origin could not be told. */
  | { view: 'confirm'; action: string; fields: Readonly<Record<string, string>>; token: string }
