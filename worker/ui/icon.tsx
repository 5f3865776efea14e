import type { IconName } from './icon-names.ts'

type IconProps = {
  name: IconName
  /** Accessible name; without it the icon is decorative. */
  label?: string
  className?: string
}

/** Drawn by the stylesheet (icons.css). */
export const Icon = ({ name, label, className }: IconProps) => (
  <i
    className={`icon i-${name}${className === undefined ? '' : ` ${className}`}`}
    {...(label !== undefined && { role: 'img', 'aria-label': label })}
  />
)
