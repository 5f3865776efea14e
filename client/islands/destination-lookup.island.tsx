import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { pushEvent } from '../events/push-event.ts'
import { keyEffect } from './destination-lookup/lookup-keys.ts'
import {
  initialState,
  isExpanded,
  isFruitless,
  isSearchBlocked,
  type LookupResult,
  lookupReducer,
  type Selection,
} from './destination-lookup/lookup-state.ts'
import { type LookupTexts, statusText } from './destination-lookup/lookup-texts.ts'
import { OptionList, optionId } from './destination-lookup/option-list.tsx'
import { blockSearch } from './destination-lookup/search-button.ts'
import { useLookup } from './destination-lookup/use-lookup.ts'

export type DestinationLookupProps = {
  /** id of the text field, unique on the page. */
  id: string
  /** Free text that the page was searched by; '' for none. */
  text: string
  /** Destination or continent that the page was filtered by; its name stands in the bar in place of `text`. */
  selected: Selection | null
  texts: LookupTexts
}

const FIELD_NAMES = { destination: 'destinationId[]', continent: 'continentId[]' } as const

/**
 * The search form's "where" (spec sections 4 and 5): a text field that suggests destinations, continents and travels.
 * It must stand in the search form, whose button it blocks, and is the form's only source of `textSearch`,
 * `destinationId[]` and `continentId[]`. Before it wakes it is a plain text field named textSearch.
 */
const DestinationLookup = ({ id, text, selected, texts }: DestinationLookupProps) => {
  const [state, dispatch] = useReducer(lookupReducer, initialState(text, selected))
  const [awake, setAwake] = useState(false)
  const bar = useRef<HTMLInputElement>(null)
  const listId = `${id}-list`
  const results = state.results ?? []
  const expanded = isExpanded(state)
  const blocked = isSearchBlocked(state)
  const selection = awake ? state.selection : null

  useEffect(() => setAwake(true), [])
  useLookup(state.request, dispatch)
  useLayoutEffect(() => blockSearch(bar.current, blocked), [blocked])
  useEffect(() => {
    if (expanded) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [expanded])

  // The text field is uncontrolled: what is typed into it before it wakes is the visitor's, not React's.
  const write = (value: string) => {
    if (bar.current !== null) bar.current.value = value
  }
  const clear = () => {
    write('')
    dispatch({ type: 'cleared' })
    bar.current?.focus()
  }
  const submit = () => {
    dispatch({ type: 'closed' })
    bar.current?.form?.requestSubmit()
  }
  const choose = ({ kind, id, name, href }: LookupResult) => {
    pushEvent({ event: 'destination_select', kind, id, name })
    if (kind === 'travel') return location.assign(href)
    // The same continent once more takes it back (spec section 4).
    if (kind === 'continent' && state.selection?.kind === kind && state.selection.id === id) return clear()
    write(name)
    dispatch({ type: 'chosen', selection: { kind, id, name } })
  }

  const decided = state.takesFirst && state.request === null
  const takeFirst = useEffectEvent(() => {
    const [first] = results
    if (first === undefined) submit()
    else choose(first)
  })
  useEffect(() => {
    if (decided) takeFirst()
  }, [decided])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // A disabled button is passed over, and by the time the bar loses the focus it is too late.
    if (event.key === 'Tab') blockSearch(bar.current, false)
    const effect = keyEffect(state, event)
    if (effect === null) return
    if (effect.prevents) event.preventDefault()
    const { command } = effect
    if (command.type === 'submit') return submit()
    if (command.type === 'cleared') return clear()
    if (command.type !== 'choose') return dispatch(command)
    const result = results[command.index]
    if (result !== undefined) choose(result)
  }

  return (
    <div className="lookup">
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
          defaultValue={selected?.name ?? text}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-activedescendant={expanded && state.active >= 0 ? optionId(listId, state.active) : undefined}
          onInput={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
          onClick={() => dispatch({ type: 'opened' })}
          onFocus={() => dispatch({ type: 'focused' })}
          onBlur={() => dispatch({ type: 'blurred' })}
          onKeyDown={onKeyDown}
        />
        {state.loading && <span className="lookup-loader" aria-hidden="true" />}
        {awake && state.text !== '' && (
          <button className="lookup-clear" type="button" aria-label={texts.clear} onClick={clear} />
        )}
        <OptionList
          id={listId}
          label={texts.list}
          results={results}
          expanded={expanded}
          active={state.active}
          busy={state.loading}
          onChoose={choose}
        />
        {isFruitless(state) && (
          <p className="lookup-none" aria-hidden="true">
            {texts.none}
          </p>
        )}
      </div>
      {selection !== null && <input type="hidden" name={FIELD_NAMES[selection.kind]} value={selection.id} />}
      <p className="visually-hidden" role="status">
        {statusText(state, texts)}
      </p>
    </div>
  )
}

export default DestinationLookup
