import type { ReactNode } from 'react'
import { bookingUrl } from '../../markets/links.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { useRenderContext } from './render-context.tsx'
import { useSlots } from './slots.ts'

type Appearance = {
  /** quiet: text with an underline; talk: talk to us. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'talk' | 'inverse'
  size?: 'medium' | 'small'
  icon?: IconName
  iconAfter?: IconName
  className?: string
  children: ReactNode
}

const classes = ({ variant = 'primary', size = 'medium', className }: Appearance): string =>
  `button button-${variant}${size === 'small' ? ' button-small' : ''}${className === undefined ? '' : ` ${className}`}`

/** A span for the underline of quiet ones, the text beside an icon, and content that is more than a text. */
const Content = ({ variant, icon, iconAfter, children }: Appearance) =>
  variant !== 'quiet' && icon === undefined && iconAfter === undefined && typeof children === 'string' ? (
    children
  ) : (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter !== undefined && <Icon name={iconAfter} />}
    </>
  )

type ButtonLinkProps = Appearance & {
  href: string
  target?: '_self' | '_blank'
  rel?: string
  /** Analytics of a click (tracked.ts). */
  track?: { 'data-track': string }
}

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

/** Link to the booking of a departure; the gateway fills in the origin. */
export const BookingLink = ({
  tourId,
  options,
  ...link
}: Omit<ButtonLinkProps, 'href'> & { tourId: string; options?: string | undefined }) => {
  const { bookingOrigin } = useRenderContext()
  const { slot } = useSlots()
  return <ButtonLink href={bookingUrl(slot('booking-origin', bookingOrigin), tourId, options)} {...link} />
}

type ButtonProps = Appearance & {
  type?: 'submit' | 'button'
  name?: string
  value?: string
  disabled?: boolean
  formAction?: string
}

export const Button = ({ type = 'submit', name, value, disabled, formAction, ...look }: ButtonProps) => (
  <button className={classes(look)} type={type} name={name} value={value} disabled={disabled} formAction={formAction}>
    <Content {...look} />
  </button>
)

type ChipLinkProps = {
  href: string
  current?: boolean
  /** Removes a filter: shows a cross. */
  removes?: boolean
  /** Analytics of a click (tracked.ts). */
  track?: { 'data-track': string }
  children: ReactNode
}

export const ChipLink = ({ href, current = false, removes = false, track, children }: ChipLinkProps) => (
  <a className="chip" href={href} {...(current && { 'aria-current': 'page' as const })} {...track}>
    {children}
    {removes && <Icon name="close" />}
  </a>
)
