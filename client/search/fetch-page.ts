import { beginProgress } from '../boot/progress.ts'

/** A page of ours as it came, and the address that it was found at in the end. */
export type FetchedPage = { page: Document; address: string }

/** Fetches pages to take parts out of them, one at a time: for one place of the page. */
export const pageFetcher = () => {
  let latest = new AbortController()
  /** What was asked for is not wanted any more. */
  const giveUp = (): void => latest.abort()
  /** What was asked for before is given up: null then, and 'failed' when there is no such answer. */
  const fetchPage = async (address: string): Promise<FetchedPage | 'failed' | null> => {
    giveUp()
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
  return { fetchPage, giveUp }
}
