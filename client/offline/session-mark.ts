/**
 * Two cookies that scripts may read and that open nothing: one changes with every sign-in and is gone after signing out,
 * the other changes with every heart (worker/features/session/session-cookies.ts, worker/features/wishlist/saved-mark.ts).
 */
export const markOf = (cookies: string): string => `${cookies.match(/__Host-s(igned-in|aved)=\w+/g)}`

/** Whose a mark is: one value for each sign-in, empty for a browser in which nobody is signed in. */
export const ownerOf = (mark: string): string => /__Host-signed-in=(\w+)/.exec(mark)?.[1] ?? ''
