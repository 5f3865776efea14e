import type { ReactNode } from 'react'
import { formatNumber } from '../../../markets/format-number.ts'
import { Icon } from '../../ui/icon.tsx'
import { PartsLink } from '../../ui/parts-link.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { type FilterOption, isEmpty } from './choice.ts'

type FilterGroupProps = {
  id: string
  title: string
  /** Number of chosen options. */
  chosen: number
  /** Open even without a chosen option. */
  open?: boolean
  /** The modal with the options of a closed group, which loads them from there; null: they are in the group. */
  optionsHref?: string | null
  children: ReactNode
}

export const FilterGroup = ({ id, title, chosen, open = false, optionsHref = null, children }: FilterGroupProps) => (
  <details className="filter-group" data-fold={id} open={open || chosen > 0}>
    <summary>
      <span id={id}>{title}</span>
      {chosen > 0 && <span className="filter-chosen">{chosen}</span>}
      <Icon name="chevron-down" />
    </summary>
    {/* biome-ignore lint/a11y/useSemanticElements: its name is the summary's, which no fieldset can take. */}
    <div className="filter-options" role="group" aria-labelledby={id}>
      {open || chosen > 0 || optionsHref === null ? (
        children
      ) : (
        <PartsLink href={optionsHref} parts={optionsOf(id)}>
          {title}
        </PartsLink>
      )}
    </div>
  </details>
)

/** Prefix of the modal's ids: panel and modal may be on one page. */
export const MODAL_IDS = 'modal-'

/** Selector of the options of a group in the modal. */
export const optionsOf = (id: string): string => `[aria-labelledby=${MODAL_IDS}${id}]>*`

type OptionProps = { name: string; type: 'checkbox' | 'radio'; option: FilterOption }

export const OptionLine = ({ name, type, option }: OptionProps) => {
  const { market } = useRenderContext()
  return (
    <label className="checkbox filter-line">
      <input type={type} name={name} value={option.value} defaultChecked={option.checked} disabled={isEmpty(option)} />
      {option.label}
      {option.count !== null && <span className="filter-count">{formatNumber(market, option.count)}</span>}
    </label>
  )
}

type OptionLinesProps = { name: string; type: 'checkbox' | 'radio'; options: readonly FilterOption[] }

export const OptionLines = ({ name, type, options }: OptionLinesProps) =>
  options.map((option) => <OptionLine key={option.value} name={name} type={type} option={option} />)

/** Number of chosen options without the option for none. */
export const chosenOf = (...options: (readonly FilterOption[])[]): number =>
  options.flat().filter(({ checked, value }) => checked && value !== '').length
