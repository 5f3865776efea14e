import type { CurrentUser } from '../../../shared/contracts/current-user.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'

const WIDTH = 320

/** URL of a user's picture; null without one, and for hosts that the content security policy excludes. */
export const pictureUrl = ({ pictureImage }: CurrentUser, imagesOrigin: string): string | null =>
  pictureImage !== null && new URL(pictureImage.baseUrl).origin === imagesOrigin ? imageUrl(pictureImage, WIDTH) : null

/** A round SVG with a user's initials, for users without a picture. */
export const initialsPicture = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="#0c6b69"/><text x="32" y="33" fill="#fff" font-family="system-ui,sans-serif" font-size="26" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeXml(initialsOf(name))}</text></svg>`

/** First letters of the first and the last word; empty for a name without letters. */
const initialsOf = (name: string): string => {
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

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
