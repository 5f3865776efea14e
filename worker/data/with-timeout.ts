/** `late` after some ms. */
export const withTimeout = async <T>(flight: Promise<T>, ms: number): Promise<T | 'late'> => {
  if (ms === Number.POSITIVE_INFINITY) return flight
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms)
  })
  return Promise.race([flight, late]).finally(() => clearTimeout(timer))
}
