/**
 * Runs at once, then at most once in `ms`: of what is asked for meanwhile only the last is run, when the time is up.
 */
export const throttled = <T>(ms: number, run: (value: T) => void): { ask: (value: T) => void; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: T } | null = null
  const go = (value: T) => {
    timer = setTimeout(() => {
      timer = undefined
      if (waiting === null) return
      const { value: next } = waiting
      waiting = null
      go(next)
    }, ms)
    run(value)
  }
  return {
    ask(value) {
      if (timer === undefined) go(value)
      else waiting = { value }
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
    },
  }
}
