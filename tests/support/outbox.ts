import type { Site } from './site.ts'

export type OutboxMail = {
  key: string
  to: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; type: string; content: string }[]
}

/** Mail to an email, newest first. */
export const mailTo = async (site: Site, email: string): Promise<OutboxMail[]> => {
  const response = await site.request('account', `/outbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  return JSON.parse(response.text) as OutboxMail[]
}

/** Path with query of the first link to `path` in a mail's text. */
export const linkIn = (mail: OutboxMail | undefined, path: string): string => {
  const links = [...(mail?.text.matchAll(/https?:\/\/\S+/g) ?? [])].map(([link]) => new URL(link))
  const link = links.find(({ pathname }) => pathname === path)
  if (link === undefined) throw new Error(`no link to ${path}`)
  return link.pathname + link.search
}
