import type { ReactNode } from 'react'
import { bookingUrl } from '../../markets/links.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { useRenderContext } from './render-context.tsx'
import { useSlots } from './slots.ts'

type Look = {
  /** primary: the one thing to do; secondary: outlined; quiet: a text with an arrow's weight; talk: talk to us. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'talk' | 'inverse'
  size?: 'medium' | 'small'
  icon?: IconName
  /** An icon after the label, usually arrow-right. */
  iconAfter?: IconName
  className?: string
  children: ReactNode
}

const classes = ({ variant = 'primary', size = 'medium', className }: Look): string =>
  `button button-${variant}${size === 'small' ? ' button-small' : ''}${className === undefined ? '' : ` ${className}`}`

const Content = ({ icon, iconAfter, children }: Look) => (
  <>
    {icon !== undefined && <Icon name={icon} />}
    <span>{children}</span>
    {iconAfter !== undefined && <Icon name={iconAfter} className="button-after" />}
  </>
)

type ButtonLinkProps = Look & {
  href: string
  target?: '_self' | '_blank'
  rel?: string
  /** What a click on it tells analytics (worker/ui/tracked.ts). */
  track?: { 'data-track': string }
}

/** A link that looks like a button. */
export const ButtonLink = ({ href, target = '_self', rel, track, ...look }: ButtonLinkProps) => (
  <a
    className={classes(look)}
    href={href}
    {...(target === '_blank' && { target, rel: rel ?? 'noopener' })}
    {...(target === '_self' && rel !== undefined && { rel })}
    {...track}
  >
    <Content {...look} />
  </a>
)

/** A link to the booking of a departure; the gateway leads some visitors there by our own API. */
export const BookingLink = ({ tourId, ...link }: Omit<ButtonLinkProps, 'href'> & { tourId: string }) => {
  const { bookingOrigin } = useRenderContext()
  const { slot } = useSlots()
  return <ButtonLink href={bookingUrl(slot('booking-origin', bookingOrigin), tourId)} {...link} />
}

type ButtonProps = Look & {
  type?: 'submit' | 'button'
  name?: string
  value?: string
  disabled?: boolean
  /** Posts the form elsewhere than its own action. */
  formAction?: string
}

/** A button of a form. */
export const Button = ({ type = 'submit', name, value, disabled, formAction, ...look }: ButtonProps) => (
  <button className={classes(look)} type={type} name={name} value={value} disabled={disabled} formAction={formAction}>
    <Content {...look} />
  </button>
)

type ChipLinkProps = {
  href: string
  /** page: this is where the visitor is. */
  current?: boolean
  /** Takes something away, for instance a filter: shows a cross. */
  removes?: boolean
  /** What a click on it tells analytics (worker/ui/tracked.ts). */
  track?: { 'data-track': string }
  children: ReactNode
}

/** A short link in the shape of a pill. */
export const ChipLink = ({ href, current = false, removes = false, track, children }: ChipLinkProps) => (
  <a className="chip" href={href} {...(current && { 'aria-current': 'page' as const })} {...track}>
    {children}
    {removes && <Icon name="close" />}
  </a>
)
