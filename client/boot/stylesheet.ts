/** For a week, the next pages link the stylesheet in their head (worker/gateway/visitor-slots.ts), unless it is missing. */
export const rememberStylesheet = (): void => {
  const link = document.querySelector<HTMLLinkElement>('[rel=stylesheet][href*="/styles-"]')
  if (link === null) return
  // Scripts run once it has loaded, or failed: then it has no rules.
  const isThere = Boolean(link.sheet?.cssRules.length)
  const [version, age] = isThere ? [link.href.slice(-12, -4), 604_800] : ['', 0]
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
  document.cookie = `__Host-styles=${version};path=/;secure;samesite=lax;max-age=${age}`
  if (!isThere) import('./own-styles.ts').then((module) => module.inlineStyles(), Boolean)
}
