import type { RatingNotice } from '../../pages/search-ai/ask-view.ts'

/** A rating carries a signed word of what it is about, so that nobody stores what was never answered. */
export const RATING_PURPOSE = 'rating of an answer'
export const RATING_SECONDS = 86_400

/** What the address says of a rating that has just been sent. */
export const noticeOf = (text: string | null): RatingNotice | null =>
  text === 'up' || text === 'down' || text === 'failed' ? text : null
