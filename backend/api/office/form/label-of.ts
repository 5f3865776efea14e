const LANGUAGES: Readonly<Record<string, string>> = {
  it: 'Italian',
  en: 'English',
  us: 'American English, if different',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
}

const MARKETS: Readonly<Record<string, string>> = {
  it: 'Italy',
  us: 'Global',
  we: 'International English',
  es: 'Spain',
  fr: 'France',
  de: 'Germany',
}

/** "freeSeats" and "ALMOST_FULL" in words. */
export const labelOf = (name: string, key?: 'language' | 'market'): string => {
  const known = key === undefined ? undefined : (key === 'market' ? MARKETS : LANGUAGES)[name]
  if (known !== undefined) return known
  if (/^[A-Z]{3}$/.test(name)) return name
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const BY_MARKET = ['slugs', 'canonical', 'altText']

/** Labels of the parts of a field's name, of which a form has some of its own; items of lists are counted from 1. */
export const labelsOfPath = (path: readonly string[], labels: Readonly<Record<string, string>> = {}): string[] =>
  path.map((part, at) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1)
    return (
      labels[part] ?? labelOf(part.replace('$', ''), BY_MARKET.includes(path[at - 1] ?? '') ? 'market' : 'language')
    )
  })
