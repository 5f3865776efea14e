import { type Dispatch, useEffect } from 'react'
import { beginProgress } from '../../boot/progress.ts'
import { findDestinations } from './find-destinations.ts'
import type { LookupAction, LookupState } from './lookup-state.ts'

/** Looks up what the state requests, after its pause; a newer request makes the older one's answer void. */
export const useLookup = (request: LookupState['request'], dispatch: Dispatch<LookupAction>): void => {
  useEffect(() => {
    if (request === null) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      dispatch({ type: 'asked' })
      const end = beginProgress()
      const results = await findDestinations(request.search, asking.signal)
      end(true)
      if (!asking.signal.aborted) dispatch({ type: 'answered', results })
    }, request.pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [request, dispatch])
}
