const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** First letters of the first and the last word; empty for a name without letters. */
export const initialsOf = (name: string): string => {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  return [...new Set([0, letters.length - 1])]
    .map((at) => letters[at] ?? '')
    .join('')
    .toUpperCase()
}

/** A round picture with somebody's initials, for those who have none of their own. */
export const initialsPicture = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="#0c6b69"/><text x="32" y="33" fill="#fff" font-family="system-ui,sans-serif" font-size="26" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeXml(initialsOf(name))}</text></svg>`
