import { QUEUED_CHANGE_DAYS } from '../offline/offline-protocol.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/**
 * Lifetimes of what is stored in browsers, in seconds. The privacy policy states them (backend/api/facts/stored-data.ts);
 * the choice about cookies lasts as long as the market's law requires.
 */
export const LIFETIME_SECONDS = {
  preference: YEAR,
  /** Literal in client/boot/stylesheet.ts. */
  styles: 7 * DAY,
  session: 30 * DAY,
  interaction: HOUR,
  /** Longer than the interaction: a sign-in that starts again knows its page. */
  login: 2 * HOUR,
  knownBrowser: YEAR,
  /** As long as mails are counted, so that the last mail that an account may request contains a valid link. */
  recovery: HOUR,
  /** A browser that declined is not asked again for half a year. */
  passkeyOffer: 180 * DAY,
  list: YEAR,
  voter: YEAR,
  /** As long as backend/identity/codes stores a verified email. */
  signUp: 30 * MINUTE,
  verifiedEmail: 30 * DAY,
  /** For one visit: the link itself is valid for longer. */
  mailLink: HOUR,
  /** As long as the sign-in that may come before it is used. */
  typed: HOUR,
  /** A conversation ends after this time without a question. */
  chat: HOUR,
  /** A working day; a key that is removed from GROWTH_OPERATORS ends its sign-ins immediately. */
  operator: 10 * HOUR,
  /** Where the provider tells roles at a sign-in only: it does so again, without a question to who is signed in there. */
  staff: 5 * MINUTE,
  /** Literal in client/service-worker/cached-pages.ts. */
  trips: 30 * DAY,
  queue: QUEUED_CHANGE_DAYS * DAY,
  /** From the last request: the end of a visit for GA4 and others. */
  visit: 30 * MINUTE,
  device: YEAR,
  sticky: YEAR,
  campaign: 30 * DAY,
} as const
