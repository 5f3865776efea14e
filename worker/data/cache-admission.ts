import { LRUCache } from 'lru-cache'
import { hashOfText } from '../../shared/log/error-report.ts'

/** Keys that were requested once are known until this many others follow. */
const MAX_KNOWN_KEYS = 5000

/** Creates a counter of the requests for keys that no cache has, in bounded memory. */
export const createAdmission = () => {
  const known = new LRUCache<string, boolean>({ max: MAX_KNOWN_KEYS })
  return {
    count: (key: string): void => {
      const hash = hashOfText(key)
      known.set(hash, known.has(hash))
    },
    isRepeated: (key: string): boolean => known.get(hashOfText(key)) === true,
  }
}
