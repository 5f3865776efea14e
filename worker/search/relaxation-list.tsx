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
              <span>{unbrokenDates(label)}</span>
              <strong className="tabular">{unbrokenDates(total)}</strong>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "29 mar – 8 apr 2027" with no-break spaces. */
const unbrokenDates = (text: string): string =>
  text.replace(/(?<=(?<!\d)\d{1,2}\p{L}*\.?) (?=\p{L})|(?<=[\p{L}.,]) (?=\d)| (?=–)|(?<=–) /gu, '\u00a0')
