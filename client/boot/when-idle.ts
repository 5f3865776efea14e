/** Runs a task when the browser has nothing better to do; where it cannot tell, a moment later. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 200)
}
