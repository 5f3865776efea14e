/** In the order of the statement. */
export const PAGE_KINDS = [
  'home',
  'search',
  'offers',
  'trip',
  'coordinator',
  'community',
  'editorial',
  'legal',
  'wishlist',
  'alerts',
  'statement',
  'offline',
  'missing',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** States of pages other than open, in the order of the statement. */
export const STATES = [
  'menu',
  'search',
  'filters',
  'dates',
  'gallery',
  'film',
  'description',
  'coordinator',
  'flights',
  'languages',
  'tracking',
  'market',
  'talk',
  'chat',
  'code',
  'alert',
  'group',
  'join',
  'removal',
  'errors',
  'signIn',
  'signedIn',
  'offline',
  'answers',
  'failures',
] as const
export type State = (typeof STATES)[number]
