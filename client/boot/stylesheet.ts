/** For a week, the next pages link the stylesheet in their head (worker/gateway/visitor-slots.ts). */
export const rememberStylesheet = (): void => {
  const link = document.querySelector<HTMLLinkElement>('main link[rel="stylesheet"]')
  // Scripts run once it has loaded, or failed: then it has no rules.
  if (!link?.sheet?.cssRules.length) return
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store.
  document.cookie = `__Host-styles=${link.href.slice(-12, -4)};path=/;secure;samesite=lax;max-age=604800`
}
