import { startProgress } from '../boot/progress.ts'

/** A page and its URL after redirects. */
export type FetchedPage = { page: Document; href: string }

/** Fetches pages for one part of the page, one at a time. */
export const pageFetcher = () => {
  let latest = new AbortController()
  const cancel = (): void => latest.abort()
  /** Cancels the previous request, which then returns null; 'failed' without a page. */
  const fetchPage = async (href: string): Promise<FetchedPage | 'failed' | null> => {
    cancel()
    const own = new AbortController()
    latest = own
    const end = startProgress()
    const text = async () => {
      const response = await fetch(href, { signal: own.signal })
      return response.ok ? { html: await response.text(), address: response.url } : null
    }
    const found = await text().catch(() => null)
    end(found !== null || own.signal.aborted)
    if (own.signal.aborted) return null
    if (found === null) return 'failed'
    return { page: new DOMParser().parseFromString(found.html, 'text/html'), href: found.address }
  }
  return { fetchPage, cancel }
}
