import type { RatingNotice } from '../../pages/search-ai/ask-view.ts'

/** Signs what a rating is about, so that nobody can rate what was never shown. */
export const RATING_PURPOSE = 'rating of an answer'
export const RATING_SECONDS = 86_400

/** Parses the query parameter that a page has after its rating was sent. */
export const noticeOf = (text: string | null): RatingNotice | null =>
  text === 'up' || text === 'down' || text === 'failed' ? text : null
