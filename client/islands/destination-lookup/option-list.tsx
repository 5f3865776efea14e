import { useEffect, useRef } from 'react'
import type { LookupResult } from './lookup-state.ts'

type OptionListProps = {
  id: string
  label: string
  results: readonly LookupResult[]
  expanded: boolean
  active: number
  busy: boolean
  onChoose: (result: LookupResult) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The result list; the focus stays in the bar (aria-activedescendant). */
export const OptionList = ({ id, label, results, expanded, active, busy, onChoose }: OptionListProps) => {
  const current = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      className="lookup-list"
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      hidden={!expanded}
      onMouseDown={(event) => event.preventDefault()}
    >
      {results.map((result, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the bar keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the bar hears the keys
        <div
          key={`${result.kind} ${result.id}`}
          className="lookup-option"
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          data-kind={result.kind}
          ref={index === active ? current : null}
          onClick={() => onChoose(result)}
        >
          <span className="lookup-name">{result.name}</span> <span className="lookup-detail">{result.detail}</span>
        </div>
      ))}
    </div>
  )
}
