import { trustedTypes } from '../boot/trusted-types.ts'

const origins = new Set<string>()

/**
 * Fetches a provider's script and trusts what its code writes, from now on: it knows no policy. The CSP limits its
 * scripts.
 */
export const fetchScript = (src: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    origins.add(new URL(src).origin)
    if (trustedTypes != null && trustedTypes.defaultPolicy === null)
      trustedTypes.createPolicy('default', {
        createHTML: (html) => html,
        createScriptURL: (url) => (origins.has(new URL(url, location.href).origin) ? url : null),
      })
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = resolve
    script.onerror = reject
    document.head.appendChild(script)
  })
