import {
  type Dispatch,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { pushEvent } from '../../events/push-event.ts'
import { isComposing, keyEffect } from './lookup-keys.ts'
import {
  initialState,
  isSearchBlocked,
  type LookupAction,
  type LookupResult,
  type LookupState,
  lookupReducer,
  type Selection,
} from './lookup-state.ts'

export type Destination = ReturnType<typeof useDestination>

type Options = {
  text: string
  selected: Selection | null
  onChosen?: (selection: Selection) => void
}

/** Destination field of a search form; the input is uncontrolled, as text typed before hydration must survive it. */
export const useDestination = ({ text, selected, onChosen }: Options) => {
  const [state, dispatch] = useReducer(lookupReducer, initialState(text, selected))
  const [isHydrated, setIsHydrated] = useState(false)
  const bar = useRef<HTMLInputElement>(null)
  const results = state.results ?? []
  const blocked = isSearchBlocked(state)

  useEffect(() => setIsHydrated(true), [])
  useLookup(state.request, dispatch)
  useLayoutEffect(() => blockSearch(bar.current, blocked), [blocked])

  const write = (value: string) => {
    if (bar.current !== null) bar.current.value = value
  }
  const clear = () => {
    write('')
    dispatch({ type: 'cleared' })
  }
  /** Shows a saved state without a look-up or `onChosen`. */
  const restore = (before: string, selection: Selection | null) => {
    write(before)
    dispatch({ type: 'restored', text: before, selection })
  }
  const clearByHand = () => {
    clear()
    bar.current?.focus()
  }
  const submit = () => {
    dispatch({ type: 'closed' })
    bar.current?.form?.requestSubmit()
  }
  const choose = ({ kind, id, name, href }: LookupResult) => {
    pushEvent({ event: 'destination_select', kind, id, name })
    if (kind === 'travel') return location.assign(href)
    // Choosing the same continent again deselects it.
    if (kind === 'continent' && state.selection?.kind === kind && state.selection.id === id) return clear()
    write(name)
    dispatch({ type: 'chosen', selection: { kind, id, name } })
    onChosen?.({ kind, id, name })
  }

  const takesFirstNow = state.takesFirst && state.request === null
  const takeFirst = useEffectEvent(() => {
    const [first] = results
    if (first === undefined) submit()
    else choose(first)
  })
  useEffect(() => {
    if (takesFirstNow) takeFirst()
  }, [takesFirstNow])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    // Tab skips a disabled button, and blur comes too late to enable it.
    if (event.key === 'Tab') blockSearch(bar.current, false)
    const effect = keyEffect(state, event)
    if (effect === null) return
    if (effect.prevents) event.preventDefault()
    const { command } = effect
    if (command.type === 'submit') return submit()
    if (command.type === 'cleared') return clearByHand()
    if (command.type !== 'choose') return dispatch(command)
    const result = results[command.index]
    if (result !== undefined) choose(result)
  }

  return { state, dispatch, bar, isHydrated, choose, restore, clear, clearByHand, onKeyDown }
}

/** Runs the requested look-up after its delay; a newer request cancels the older one. */
const useLookup = (request: LookupState['request'], dispatch: Dispatch<LookupAction>): void => {
  useEffect(() => {
    if (request === null) return
    const aborter = new AbortController()
    // Loaded during the pause; look-ups fail silently.
    const coming = import('../lookups.ts').catch(() => null)
    const timer = setTimeout(async () => {
      dispatch({ type: 'asked' })
      const lookups = await coming
      const results = lookups && (await lookups.findDestinations(request.search, aborter.signal))
      if (!aborter.signal.aborted) dispatch({ type: 'answered', results })
    }, request.pauseMs)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [request, dispatch])
}

/** Disables the submit button only here, so that it works before hydration. */
const blockSearch = (bar: HTMLInputElement | null, blocked: boolean): void => {
  const button = [...(bar?.form?.elements ?? [])].find(
    (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  if (button !== undefined) button.disabled = blocked
}
