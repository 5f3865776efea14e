import { OWN_STYLES } from '../../shared/http/own-styles.ts'

/** Adds the styles of the first screen to a page whose stylesheet cannot be loaded, and no longer relies on it. */
export const inlineStyles = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
  document.cookie = '__Host-styles=;path=/;secure;max-age=0'
  // A parsed document, which no trusted type guards; its styles have hashes in the CSP of this page.
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.onload = () => {
    for (const style of request.responseXML?.querySelectorAll('head>style') ?? []) document.head.appendChild(style)
  }
  request.open('GET', location.href)
  request.setRequestHeader(OWN_STYLES, '')
  request.send()
}
