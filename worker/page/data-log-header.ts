/** Header with the JSON of back-end calls, from the page entrypoint to the gateway's log line; no visitor sees it. */
export const DATA_LOG_HEADER = 'x-data-log'
