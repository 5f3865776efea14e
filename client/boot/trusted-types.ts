type Policy = Readonly<Record<'createHTML' | 'createScriptURL', (value: string) => string>>
type Rules = Record<keyof Policy, (value: string) => string | null>
type Factory = { defaultPolicy: unknown; createPolicy: (name: string, rules: Rules) => Policy }

/** Trusted Types (decision 4), typed as the strings that they replace; undefined where browsers lack them. */
export const { trustedTypes } = globalThis as { trustedTypes?: Factory }

const WORKER_URL = '/sw.js'
const policy = trustedTypes?.createPolicy('site', { createHTML: (html) => html, createScriptURL: () => WORKER_URL })

/** Parses an own response without its inline styles, which this page's policy lacks. Its scripts never run. */
export const parseHtml = (html: string): Document => {
  const unstyled = html.replace(/<style>.*?<\/style>/gs, '')
  return new DOMParser().parseFromString(policy?.createHTML(unstyled) ?? unstyled, 'text/html')
}

/** The only script that the site loads by its URL. */
export const workerUrl = (): string => policy?.createScriptURL(WORKER_URL) ?? WORKER_URL
