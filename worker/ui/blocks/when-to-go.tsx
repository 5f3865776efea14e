import { linkTargetHref } from '../../../markets/links.ts'
import { datedText, useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

export const WhenToGo = ({ id, content: { title, subtitle, months } }: BlockProps<'when-to-go'>) => {
  const site = useRenderContext()
  const { t, market, money } = site
  return (
    <Section id={id} title={title} subtitle={subtitle}>
      <ol className="season">
        {months.map(({ name, weather, departuresCount, from, priceBand, link }) => (
          <li key={name} className="season-month" data-weather={weather?.code}>
            <h3>{name}</h3>
            {weather !== null && <p>{weather.label}</p>}
            {link !== null && (
              <p className="season-offer tabular">
                <a href={linkTargetHref(market, link, null) ?? undefined} rel="nofollow">
                  {t('trip.departures', { count: departuresCount })}
                </a>
                {from !== null && (
                  <span>
                    {`${t('trip.from')} ${money(from.price)} `}
                    <time dateTime={from.day}>{datedText(site, 'trip.onDate', from.day)}</time>
                  </span>
                )}
                {priceBand !== null && <span className="season-band">{priceBand.label}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
