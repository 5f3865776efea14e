import { Icon } from '../icon.tsx'
import { MOOD_ICONS } from '../mood-list.tsx'
import { Photo } from '../picture.tsx'
import type { BlockProps } from './block-props.ts'
import { LinkedSection } from './linked-section.tsx'

export const MoodTiles = ({ id, content }: BlockProps<'mood-tiles'>) => (
  <LinkedSection id={id} content={content} className="mood-tiles">
    {({ mood, label, text, picture }, href) => (
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
    )}
  </LinkedSection>
)
