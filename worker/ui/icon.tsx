import { drawingOf, ICONS, type IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  /** Accessible name; without it the icon is decorative. */
  label?: string
  className?: string
}

export const Icon = ({ name, label, className }: IconProps) => (
  <svg
    className={className === undefined ? 'icon' : `icon ${className}`}
    width="24"
    height="24"
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  >
    <use href={`#icon-${name}`} />
  </svg>
)

const names = Object.keys(ICONS) as IconName[]

/** All drawings, once per page. */
export const IconSprite = () => (
  <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
    {names.map((name) => {
      const { line, area, cut } = drawingOf(name)
      return (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" fill="none">
          {area !== undefined && <path fill="currentColor" d={area} />}
          {line !== undefined && <path className="icon-line" d={line} />}
          {cut !== undefined && <path className="icon-cut" d={cut} />}
        </symbol>
      )
    })}
  </svg>
)
