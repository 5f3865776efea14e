/** For a week, the next pages link the stylesheet in their head (worker/response/visitor-slots.ts), unless it is missing. */
export const rememberStylesheet = (): void => {
  const link = document.querySelector<HTMLLinkElement>('[rel=stylesheet][href*="/styles-"]')
  if (link === null) return
  let isMissing = true
  try {
    // Scripts run once it has loaded, or failed: then it has no rules, or reading them throws.
    isMissing = !link.sheet?.cssRules.length
  } catch {}
  // The last of two ages counts.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
  document.cookie = `__Host-styles=${link.href.slice(-12, -4)};path=/;secure;samesite=lax;max-age=604800${isMissing ? ';max-age=0' : ''}`
  if (isMissing) import('./own-styles.ts').then((module) => module.inlineStyles(), Boolean)
}
