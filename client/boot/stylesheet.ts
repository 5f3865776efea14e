import { whenLoadedAndIdle } from './prefetch-islands.ts'

let link: HTMLLinkElement
let loaded: Promise<unknown> | undefined

/**
 * Applies the complete stylesheet to a page that has only the rules of its own elements; resolves when it applies, or
 * has failed. Required before elements are added.
 */
export const addStylesheet = (): Promise<unknown> => load('all')

const load = (media: string): Promise<unknown> => {
  link ??= document.createElement('link')
  link.media = media
  loaded ??= add()
  return loaded
}

const add = (): Promise<unknown> =>
  new Promise((resolve) => {
    const href = document.getElementById('boot')?.dataset.styles
    // The development server's pages have all styles.
    if (!href || document.querySelector('link[rel="stylesheet"]') !== null) return resolve(null)
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      // For a week, the next pages link it (worker/gateway/visitor-slots.ts).
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
      document.cookie = `__Host-styles=${href.slice(-12, -4)};path=/;secure;samesite=lax;max-age=604800`
      resolve(null)
    }
    link.onerror = resolve
    // Last: anywhere else Chromium would declare the fonts again, and text that is shown in the fallback would change.
    document.head.appendChild(link)
  })

/**
 * Loads it for printers. It applies to the screen, where it has the styles of all elements computed again, once there is
 * a pointer to hover.
 */
export const loadStylesheetWhenIdle = (): void =>
  whenLoadedAndIdle(() => {
    loaded ?? load('print')
    addEventListener('pointerover', addStylesheet, { once: true })
  })
