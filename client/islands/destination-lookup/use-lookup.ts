import { type Dispatch, useEffect } from 'react'
import { beginProgress } from '../../boot/progress.ts'
import type { LookupAction, LookupState } from './lookup-state.ts'

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
