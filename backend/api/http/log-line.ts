import { logLine as write } from '../../http/log-line.ts'

/** This worker's line in the log. */
export const logLine = (fields: object): void => write('api', fields)
