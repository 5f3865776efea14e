import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { beginProgress } from '../../boot/progress.ts'
import { pushEvent } from '../../events/push-event.ts'
import { keyEffect } from './lookup-keys.ts'
import {
  initialState,
  isSearchBlocked,
  type LookupAction,
  type LookupResult,
  type LookupState,
  lookupReducer,
  type Selection,
} from './lookup-state.ts'

/** The "where" of a search form: its state, and what its parts do. */
export type Destination = {
  state: LookupState
  dispatch: Dispatch<LookupAction>
  bar: RefObject<HTMLInputElement | null>
  awake: boolean
  choose: (result: LookupResult) => void
  /** Shows what it showed when the page was left; nothing is looked up, and nobody is told. */
  restore: (text: string, selection: Selection | null) => void
  clear: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type Options = {
  text: string
  selected: Selection | null
  /** Told of a destination or continent that was chosen. */
  onChosen?: (selection: Selection) => void
}

/**
 * The rules of "where" (spec sections 4 and 5) for a bar inside a search form, whose button it blocks. The text field
 * is uncontrolled: what is typed into it before it wakes is the visitor's, not React's.
 */
export const useDestination = ({ text, selected, onChosen }: Options): Destination => {
  const [state, dispatch] = useReducer(lookupReducer, initialState(text, selected))
  const [awake, setAwake] = useState(false)
  const bar = useRef<HTMLInputElement>(null)
  const results = state.results ?? []
  const blocked = isSearchBlocked(state)

  useEffect(() => setAwake(true), [])
  useLookup(state.request, dispatch)
  useLayoutEffect(() => blockSearch(bar.current, blocked), [blocked])

  const write = (value: string) => {
    if (bar.current !== null) bar.current.value = value
  }
  const clear = () => {
    write('')
    dispatch({ type: 'cleared' })
  }
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
    // The same continent once more takes it back (spec section 4).
    if (kind === 'continent' && state.selection?.kind === kind && state.selection.id === id) return clear()
    write(name)
    dispatch({ type: 'chosen', selection: { kind, id, name } })
    onChosen?.({ kind, id, name })
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
    if (command.type === 'cleared') return clearByHand()
    if (command.type !== 'choose') return dispatch(command)
    const result = results[command.index]
    if (result !== undefined) choose(result)
  }

  return { state, dispatch, bar, awake, choose, restore, clear, onKeyDown }
}

/** The code that asks, fetched during the pause before the first look-up: no island waits for it to wake. */
const asker = () =>
  import('./find-destinations.ts').then(
    ({ findDestinations }) => findDestinations,
    // As silent as any failed look-up (spec section 8).
    () => async () => null,
  )

/** Looks up what the state requests, after its pause; a newer request makes the older one's answer void. */
export const useLookup = (request: LookupState['request'], dispatch: Dispatch<LookupAction>): void => {
  useEffect(() => {
    if (request === null) return
    const asking = new AbortController()
    const coming = asker()
    const timer = setTimeout(async () => {
      dispatch({ type: 'asked' })
      const end = beginProgress()
      const find = await coming
      const results = await find(request.search, asking.signal)
      end(true)
      if (!asking.signal.aborted) dispatch({ type: 'answered', results })
    }, request.pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [request, dispatch])
}

/**
 * Disables or enables the button that sends the bar's form. It is the server's, not the island's, so that it works
 * before the island is awake.
 */
export const blockSearch = (bar: HTMLInputElement | null, blocked: boolean): void => {
  const button = [...(bar?.form?.elements ?? [])].find(
    (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  if (button !== undefined) button.disabled = blocked
}
