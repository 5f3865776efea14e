import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import type { Relaxation } from './relaxations.ts'

/** Wider searches with their consequences: one wish gives way in each. */
export const Relaxations = ({ relaxations }: { relaxations: readonly Relaxation[] }) => {
  const { t } = useRenderContext()
  return (
    <div>
      <p className="no-results-remove" id="relaxations">
        {t('search.relaxTitle')}
      </p>
      <ul className="relaxations" aria-labelledby="relaxations">
        {relaxations.map(({ label, total, href }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span>
              <strong className="tabular">{total}</strong>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
