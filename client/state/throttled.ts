/** Runs immediately, then at most once in `ms`, with the last value scheduled meanwhile. */
export const throttled = <T>(
  ms: number,
  run: (value: T) => void,
): { schedule: (value: T) => void; stop: () => void } => {
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
    schedule(value) {
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
