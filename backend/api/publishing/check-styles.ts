/** What pages leave out of a source's styles, and reasons to refuse it: of styles nothing is left. */
export type CheckedStyles = { removed: string[]; reasons: string[] }

const MAX_REASONS = 5

export const checkStyles = async (source: unknown): Promise<CheckedStyles> => {
  const styles = stylesIn(source)
  if (styles.length === 0) return { removed: [], reasons: [] }
  // Loaded when needed: the parser would slow down every start.
  const { allowedCss } = await import('../../../shared/css/custom-css.ts')
  const checked = styles.map(({ path, css }) => ({ path, ...allowedCss(css) }))
  return {
    removed: checked.flatMap(({ path, removed }) => removed.map((text) => `${path}: ${text}`)),
    reasons: checked
      .filter(({ rules, removed }) => rules === '' && removed.length > 0)
      .map(({ path, removed }) => `${path}: nothing is left without ${removed.slice(0, MAX_REASONS).join(', ')}`),
  }
}

const stylesIn = (value: unknown, path: readonly string[] = []): { path: string; css: string }[] => {
  if (typeof value === 'string') return path.at(-1) === 'customCss' ? [{ path: path.join('.'), css: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => stylesIn(each, [...path, key]))
}
