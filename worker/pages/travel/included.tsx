import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { useRenderContext } from '../../ui/render-context.tsx'

const List = ({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) =>
  items.length > 0 && (
    <div className={`inclusions inclusions-${icon}`}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )

/** Included and excluded services, and the money pot (spec section 1). */
export const Included = ({ travel: { included, notIncluded, moneyPot } }: { travel: TravelDetail }) => {
  const { t, money, currency } = useRenderContext()
  const hasLists = included.length + notIncluded.length > 0
  const hasPot = moneyPot[currency] > 0
  if (!hasLists && !hasPot) return null
  return (
    <section className="travel-part" aria-labelledby="included">
      <h2 id="included">{t('travel.whatIsIncluded')}</h2>
      {hasLists && (
        <div className="inclusion-lists">
          <List title={t('travel.included')} icon="check" items={included} />
          <List title={t('travel.notIncluded')} icon="close" items={notIncluded} />
        </div>
      )}
      {hasPot && (
        <div className="money-pot">
          <h3>{t('travel.moneyPot')}</h3>
          <p>{t('travel.moneyPotText', { amount: money(moneyPot) })}</p>
        </div>
      )}
    </section>
  )
}
