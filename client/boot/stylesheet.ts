import { whenIdle } from './hydration-trigger.ts'
import { isThriftyVisit } from './prefetch-islands.ts'

const WEEK_SECONDS = 604_800

let added: Promise<unknown> | undefined

/**
 * Adds the complete stylesheet to a page that has only the rules of its own elements; resolves when it applies, or has
 * failed. Required before elements are added.
 */
export const addStylesheet = (): Promise<unknown> => {
  added ??= add()
  return added
}

const add = async (): Promise<void> => {
  const href = document.getElementById('boot')?.dataset.styles
  // The development server's pages have all styles.
  if (!href || document.querySelector('link[rel="stylesheet"]') !== null) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve) => {
    link.onload = () => {
      // The next pages link it (worker/gateway/visitor-slots.ts).
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
      document.cookie = `__Host-styles=${href.slice(-12, -4)};path=/;secure;samesite=lax;max-age=${WEEK_SECONDS}`
      resolve(null)
    }
    link.onerror = resolve
    // Last: anywhere else Chromium would declare the fonts again, and text that is shown in the fallback would change.
    document.head.appendChild(link)
  })
}

export const addStylesheetWhenIdle = (): void => {
  if (!isThriftyVisit()) addEventListener('load', () => whenIdle(addStylesheet))
}
