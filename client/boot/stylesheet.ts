import { whenLoadedAndIdle } from './prefetch-islands.ts'

/** Of the link for printers. */
let loaded: Promise<unknown> = Promise.resolve()
let applied: Promise<unknown> | undefined

/**
 * Applies the complete stylesheet to a page that has only the rules of its own elements; resolves when it applies, or
 * has failed. Required before elements are added.
 */
export const addStylesheet = (): Promise<unknown> => {
  applied ??= loaded.then(() => addLink('all'))
  return applied
}

const addLink = (media: string): Promise<unknown> =>
  new Promise((resolve) => {
    const href = document.getElementById('boot')?.dataset.styles
    // The development server's pages have all styles.
    if (!href || document.querySelector('link[rel="stylesheet"]:not([media])') !== null) return resolve(null)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.media = media
    link.href = href
    link.onload = () => {
      // For a week, the next pages link it (worker/gateway/visitor-slots.ts).
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
      document.cookie = `__Host-styles=${href.slice(-12, -4)};path=/;secure;samesite=lax;max-age=604800`
      resolve(null)
    }
    link.onerror = resolve
    // A new one, and the last to come: otherwise Chromium declares the fonts again, and text that is shown in the
    // fallback changes.
    document.head.appendChild(link)
  })

/**
 * Loads it for printers. It applies to the screen, where it has the styles of all elements computed again, once there is
 * a pointer to hover.
 */
export const loadStylesheetWhenIdle = (): void =>
  whenLoadedAndIdle(() => {
    if (applied === undefined) loaded = addLink('print')
    addEventListener('pointerover', addStylesheet, { once: true })
  })
