import { memo } from 'react'
import type { PeriodOption } from '../../../shared/contracts/search-options.ts'

type PeriodListProps = {
  legend: string
  /** The text of the radio for whenever, where the list has it. */
  anytime?: string
  periods: readonly PeriodOption[]
}

/** Periods to choose one of. Uncontrolled radios: the widget ticks them as its state says. */
export const PeriodList = memo(({ legend, anytime, periods }: PeriodListProps) => (
  <fieldset className="widget-periods">
    <legend className="widget-legend">{legend}</legend>
    <div className="widget-chips">
      {anytime !== undefined && (
        <label className="chip">
          <input className="chip-input" type="radio" name="when" value="" defaultChecked />
          {anytime}
        </label>
      )}
      {periods.map(({ value, label, detail }) => (
        <label key={value} className="chip">
          <input className="chip-input" type="radio" name="when" value={value} />
          <span>
            {label}
            {detail !== '' && <small className="tabular">{detail}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
))
