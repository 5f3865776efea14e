import { useRenderContext } from './render-context.tsx'

/** How many reviews of all gave five stars, four, … one: bars of the platform. `counts` begins with one star. */
export const StarCounts = ({ counts }: { counts: readonly number[] }) => {
  const { t } = useRenderContext()
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  return (
    <ul className="star-counts tabular" aria-label={t('tour.distribution')}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <li key={stars}>
            <span id={`stars-${stars}`}>{t('tour.stars', { count: stars })}</span>
            <meter min={0} max={all} value={count} aria-labelledby={`stars-${stars}`} />
            <span>{count}</span>
          </li>
        ))}
    </ul>
  )
}
