import { z } from 'zod'

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
/** Browsers drop control characters and read a backslash as a slash; invisible ones disguise a host. */
const NEVER = /[\s\\\p{C}]/u
const OWN = /^(?:\/(?!\/)|#)/

/** A path of ours, an anchor, or an absolute URL that runs no script. */
export const isSafeLink = (link: string): boolean => {
  if (NEVER.test(link)) return false
  if (OWN.test(link)) return true
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  const isWeb = protocol.startsWith('http')
  return SCHEMES.includes(protocol) && (!isWeb || /^https?:\/\/[^/]/i.test(link)) && username + password === ''
}

export const safeLinkSchema = z
  .string()
  .refine(isSafeLink, { error: 'no safe link: a path, an #anchor, or a URL with https, http, mailto or tel' })

const LINK_ATTRIBUTE = /(?:href|src|action)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi

/** Whether all links of a markup are safe; entities other than `&amp;` could spell a scheme. */
export const hasSafeLinks = (markup: string): boolean =>
  [...markup.matchAll(LINK_ATTRIBUTE)].every(([, ...values]) => {
    const link = values.find((value) => value !== undefined)?.replaceAll('&amp;', '+') ?? ''
    return !link.includes('&') && isSafeLink(link)
  })
