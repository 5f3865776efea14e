import { OWN_STYLES } from '../../shared/http/own-styles.ts'

/** Adds the styles of the first screen to a page whose stylesheet cannot be loaded. */
export const inlineStyles = (): void => {
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
