const patterns = new Map<string, RegExp>()

const wholeWords = (source: string): RegExp => {
  const known = patterns.get(source)
  if (known !== undefined) return known
  const made = new RegExp(`(?<= )(?:${source})(?= )`, 'gu')
  patterns.set(source, made)
  return made
}

/**
 * The text with every stretch of whole words that fits replaced by what `to` makes of its groups; null leaves it.
 * @param source of a regular expression; words are parted by one space
 */
export const rewrite = (
  text: string,
  source: string,
  to: (...groups: (string | undefined)[]) => string | null,
): string => text.replace(wholeWords(source), (all: string, ...rest) => to(...rest.slice(0, -2)) ?? all)

/** Alternatives in one group; never fits when there are none. */
export const anyOf = (words: readonly string[]): string => (words.length === 0 ? '(?!)' : `(?:${words.join('|')})`)

/** The keys of a table as alternatives, longest first, so that "due mila" is not read as "due". */
export const keysOf = (table: Readonly<Record<string, unknown>>): string =>
  anyOf(Object.keys(table).sort((a, b) => b.length - a.length))
