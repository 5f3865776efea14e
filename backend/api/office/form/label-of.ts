const LANGUAGES: Readonly<Record<string, string>> = {
  it: 'Italian',
  en: 'English',
  us: 'American English, if different',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  we: 'English (international)',
}

/** "freeSeats" and "ALMOST_FULL" in words. */
export const labelOf = (name: string, isLanguage = false): string => {
  const language = isLanguage ? LANGUAGES[name] : undefined
  if (language !== undefined) return language
  if (/^[A-Z]{3}$/.test(name)) return name
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
