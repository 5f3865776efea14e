import { type ReactNode, useEffect, useRef } from 'react'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { isExpanded, type LookupTexts, noResultsText, type Selection, statusText } from './lookup-state.ts'
import type { Destination } from './use-destination.ts'

type DestinationBarProps = {
  /** Unique on the page. */
  id: string
  texts: LookupTexts
  destination: Destination
  defaultValue: string
  /** 'off' keeps the browser from restoring another text on Back. */
  autoComplete?: 'off' | undefined
  onEntered?: () => void
  children?: ReactNode
}

const listIdOf = (id: string): string => `${id}-list`
const optionIdOf = (id: string, index: number): string => `${listIdOf(id)}-${index}`

export const Icon = ({ name }: { name: string }) => <i className={`icon i-${name}`} />

/** The text field, a combobox whose list is `DestinationResults`. */
export const DestinationBar = (props: DestinationBarProps) => {
  const { id, texts, destination, defaultValue, autoComplete, onEntered, children } = props
  const { state, dispatch, bar, isHydrated, clearByHand, onKeyDown } = destination
  const expanded = isExpanded(state)
  const selection = isHydrated ? state.selection : null
  const enter = (type: 'opened' | 'focused') => {
    dispatch({ type })
    onEntered?.()
  }
  useEffect(() => {
    if (expanded) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [expanded, bar])
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {texts.label}
      </label>
      <div className="lookup-bar">
        <input
          ref={bar}
          className="control lookup-input"
          id={id}
          type="text"
          name={selection === null ? 'textSearch' : undefined}
          defaultValue={defaultValue}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={listIdOf(id)}
          aria-activedescendant={expanded && state.active >= 0 ? optionIdOf(id, state.active) : undefined}
          onInput={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
          onClick={() => enter('opened')}
          onFocus={() => enter('focused')}
          onBlur={() => dispatch({ type: 'blurred' })}
          onKeyDown={onKeyDown}
        />
        {state.loading && <span className="lookup-loader" aria-hidden="true" />}
        {isHydrated && state.text !== '' && (
          <button className="lookup-clear" type="button" aria-label={texts.clear} onClick={clearByHand}>
            <Icon name="close" />
          </button>
        )}
        {children}
      </div>
    </>
  )
}

type DestinationResultsProps = Pick<DestinationBarProps, 'id' | 'texts' | 'destination'>

/** The result list, whose focus stays in the bar (aria-activedescendant), and a status for screen readers. */
export const DestinationResults = ({ id, texts, destination: { state, choose } }: DestinationResultsProps) => {
  const current = useRef<HTMLDivElement>(null)
  const { active } = state
  const none = noResultsText(state, texts)
  useEffect(() => {
    if (active >= 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <div
        className="lookup-list"
        id={listIdOf(id)}
        role="listbox"
        aria-label={texts.list}
        aria-busy={state.loading}
        hidden={!isExpanded(state)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {state.results?.map((result, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the bar keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the bar handles the keys
          <div
            key={keyOf(result.kind, result.id)}
            className="lookup-option"
            id={optionIdOf(id, index)}
            role="option"
            aria-selected={index === active}
            data-kind={result.kind}
            ref={index === active ? current : null}
            onClick={() => choose(result)}
          >
            <span className="lookup-name">{result.name}</span> <span className="lookup-detail">{result.detail}</span>
          </div>
        ))}
      </div>
      {none !== null && (
        <p className="lookup-none" aria-hidden="true">
          {none}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {statusText(state, texts)}
      </p>
    </>
  )
}

const FIELD_NAMES = { destination: 'destinationId[]', continent: 'continentId[]' } as const

export const SelectionField = ({ selection }: { selection: Selection | null }) =>
  selection !== null && <input type="hidden" name={FIELD_NAMES[selection.kind]} value={selection.id} />
