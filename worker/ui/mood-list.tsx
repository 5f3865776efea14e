import type { Mood } from '../../shared/contracts/travel.ts'
import type { IconName } from './icon-names.ts'
import { useRenderContext } from './render-context.tsx'

export const MOOD_ICONS: Record<Mood, IconName> = {
  NATURE: 'mood-nature',
  RELAX: 'mood-relax',
  HISTORY: 'mood-history',
  CULTURE: 'mood-culture',
  PARTY: 'mood-party',
}

export const MoodList = ({ moods }: { moods: readonly Mood[] }) => {
  const { t } = useRenderContext()
  return (
    <ul className="moods cluster">
      {moods.map((mood) => (
        <li key={mood} className={`i-${MOOD_ICONS[mood]}`}>
          {t(`trip.mood-${mood}`)}
        </li>
      ))}
    </ul>
  )
}
