import { isbot } from 'isbot'

/** The expression is large and few user agents differ: results are cached, up to a bound. */
const REMEMBERED = 1000
const LONGEST = 300
const remembered = new Map<string, boolean>()

/** Whether a user agent is a robot's; an absent one is not. */
export const isRobot = (userAgent: string | undefined): boolean => {
  if (userAgent === undefined) return false
  const key = userAgent.slice(0, LONGEST)
  const known = remembered.get(key)
  if (known !== undefined) return known
  const robot = isbot(key)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(key, robot)
  return robot
}
