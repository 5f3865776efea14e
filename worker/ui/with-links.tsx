import { Fragment, type ReactNode } from 'react'
import type { MessageKey, Translate } from '../../markets/messages.ts'

type Link = { href: string | null; label: string }

/** A character that no message contains. */
const MARK = '\u0000'

/** A message whose {{placeholders}} are links; without a URL they are plain text. */
export const withLinks = (
  t: Translate,
  key: MessageKey,
  links: Readonly<Record<string, Link>>,
  values: Readonly<Record<string, number>> = {},
): ReactNode => {
  const names = Object.keys(links)
  const holes = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]))
  return t(key, { ...holes, ...values })
    .split(MARK)
    .map((part, i) => {
      const link = i % 2 === 1 ? links[part] : undefined
      if (link === undefined) return <Fragment key={part}>{part}</Fragment>
      return link.href === null ? (
        <Fragment key={part}>{link.label}</Fragment>
      ) : (
        <a key={part} href={link.href}>
          {link.label}
        </a>
      )
    })
}
