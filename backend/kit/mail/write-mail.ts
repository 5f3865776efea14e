import { templates } from 'virtual:mail-templates'
import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import type { Language } from '../../../markets/market-id.ts'
import { typesettingByLanguage } from '../../../markets/registry.ts'
import type { Mail } from './mail.ts'

/** What a mail says, from top to bottom. */
export type MailBlock =
  | { kind: 'text' | 'title' | 'code' | 'note'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, text: string])[] }
  | { kind: 'button' | 'link'; text: string; href: string }
  /** Not in the plain text. `src`: absolute URL of a JPEG. */
  | { kind: 'picture'; text: string; src: string }

/** Pixels: twice the width of a mail. */
export const PICTURE_WIDTH = 960

type MailContent = {
  language: Language
  /** Origin of the site whose logo is shown. */
  site: string
  subject: string
  /** Heading of the HTML; default: the subject. */
  heading?: string
  blocks: readonly MailBlock[]
}

const { legal } = brand
const LEGAL = [
  ...[legal.companyName, legal.companyStreet, legal.companyCity, legal.vatNumber, legal.companyRegister],
  brand.contactEmail,
].join(' · ')

/** Writes a mail as text and as HTML, both with the legal footer. */
export const writeMail = ({
  language,
  site,
  subject,
  heading = subject,
  blocks,
}: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { colon } = typesettingByLanguage[language]
  const preview = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ')
  const values = { language, subject, heading, preview, legal: LEGAL, logo: `${site}/icons/app-192.png` }
  return {
    subject,
    text: [...blocks.flatMap((block) => textOf(block, colon)), `${brand.name}\n${LEGAL}`].join('\n\n'),
    // First: the values of blocks may contain braces.
    html: fill(templates.sheet, { ...values, blocks: null }).replace('{blocks}', () => blocks.map(htmlOf).join('')),
  }
}

const textOf = (block: MailBlock, colon: string): string[] => {
  switch (block.kind) {
    case 'facts':
      return [block.facts.map(([name, text]) => `${name}${colon} ${text}`).join('\n')]
    case 'button':
    case 'link':
      return [`${block.text}${colon}\n${block.href}`]
    case 'picture':
      return []
    default:
      return [block.text]
  }
}

const htmlOf = (block: MailBlock): string =>
  block.kind === 'facts'
    ? block.facts.map(([name, text]) => fill(templates.fact, { name, text })).join('')
    : fill(templates[block.kind], block)

/** Escapes the values; leaves the names of others. */
const fill = (template: string, values: Readonly<Record<string, string | null>>): string =>
  template.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key]
    return value == null ? name : String(html`${value}`)
  })
