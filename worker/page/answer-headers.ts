/** Headers by which the page and private entrypoints tell the gateway about an answer; visitors never see them. */
export const DATA_LOG_HEADER = 'x-data-log'
/** Hash of the style that only this page has (worker/render/page-style.ts). */
export const STYLE_HASH_HEADER = 'x-style-hash'
