/** Ends this process when its parent was killed: only a terminal sends a signal. Miniflare then ends its workerd. */
export const endWithParent = (): void => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), 1000).unref()
}
