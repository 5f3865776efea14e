import { memo, Suspense } from 'react'
import type { SearchOptions } from '../../../shared/contracts/search-options.ts'
import { whereValue } from '../../../shared/filters/form-values.ts'
import type { WidgetTexts } from './widget-props.ts'

type ContinentsProps = {
  texts: Pick<WidgetTexts, 'continents' | 'previous' | 'next'>
  continents: SearchOptions['continents']
}

/** Continents as radios with pictures, usable without a script. Hydrated last. */
export const Continents = memo(({ texts, continents }: ContinentsProps) => (
  <Suspense>
    <fieldset className="widget-continents">
      <legend className="widget-legend">{texts.continents}</legend>
      <div className="widget-row" data-previous={texts.previous} data-next={texts.next}>
        {continents.map(({ id, name, detail, picture }) => (
          <label key={id} className="widget-tile">
            <input className="chip-input" type="radio" name="where" value={whereValue('continent', id)} />
            {picture !== null && (
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="160px"
                width={picture.width}
                height={picture.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <span className="widget-tile-text">
              <b>{name}</b> <span className="tabular">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  </Suspense>
))
