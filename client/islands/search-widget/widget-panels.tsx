import { memo, Suspense } from 'react'
import type { SearchOptions } from '../../../shared/contracts/search-options.ts'
import { whereValue } from '../../../shared/filters/form-values.ts'
import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'
import { pushEvent } from '../../events/push-event.ts'
import type { SearchWidgetProps, WidgetTexts } from './widget-props.ts'

type HistoryPanelProps = Pick<SearchWidgetProps, 'id' | 'texts'> & {
  entries: readonly HistoryEntry[]
  onClear: () => void
}

export const HistoryPanel = ({ id, texts, entries, onClear }: HistoryPanelProps) => (
  <>
    <div className="widget-history-head">
      <p className="widget-legend">{texts.history}</p>
      <button className="link-button" type="button" onClick={onClear}>
        {texts.historyForget}
      </button>
    </div>
    <ul className="widget-history">
      {entries.map(({ date, title, description, url }) => (
        <li key={date}>
          <a href={url} onClick={() => pushEvent({ event: 'search_history_select', from: id })}>
            <b>{title}</b>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  </>
)

type ContinentsProps = { texts: WidgetTexts; continents: SearchOptions['continents'] }

/** Hydrated last. */
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
