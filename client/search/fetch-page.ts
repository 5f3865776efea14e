import { beginProgress } from '../boot/progress.ts'

/** A page of ours as it came, and the address that it was found at in the end. */
export type FetchedPage = { page: Document; address: string }

let latest = new AbortController()

/**
 * Fetches a page to take parts out of it. What was asked for before is given up: null then, and 'failed' when there
 * is no such answer.
 */
export const fetchPage = async (address: string): Promise<FetchedPage | 'failed' | null> => {
  latest.abort()
  const own = new AbortController()
  latest = own
  const end = beginProgress()
  const text = async () => {
    const answer = await fetch(address, { signal: own.signal })
    return answer.ok ? { html: await answer.text(), address: answer.url } : null
  }
  const found = await text().catch(() => null)
  end(found !== null || own.signal.aborted)
  if (own.signal.aborted) return null
  if (found === null) return 'failed'
  return { page: new DOMParser().parseFromString(found.html, 'text/html'), address: found.address }
}
