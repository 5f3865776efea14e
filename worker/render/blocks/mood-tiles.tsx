import { linkTargetHref } from '../../../markets/links.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'
import { MOOD_ICONS } from '../ui/mood-list.tsx'
import { Photo } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import type { BlockProps } from './block-props.ts'

/** Ways into the catalogue by mood. */
export const MoodTiles = ({ id, content }: BlockProps<'mood-tiles'>) => {
  const { market } = useSite()
  const items = content.items.flatMap((item) => {
    const href = linkTargetHref(market, item.link)
    return href === null ? [] : [{ ...item, href }]
  })
  if (items.length === 0) return null
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle}>
      <ul className="mood-tiles">
        {items.map(({ mood, label, text, picture, href }) => (
          <li key={mood}>
            <a className="tile" href={href}>
              <Photo image={picture} sizes="(min-width: 1024px) 600px, (min-width: 640px) 50vw, 100vw" alt="" />
              <span className="tile-text">
                <span className="tile-title">
                  <Icon name={MOOD_ICONS[mood]} />
                  {label}
                </span>
                <span className="tile-detail">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
