import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU in ticks of 1/100 s. */
const TICK_MS = 10

/** CPU of processes, by default of all workerd processes that this process started, user and system, in ms. */
export const workerdCpuMs = (pids = workerdProcesses()): number =>
  pids.reduce((sum, pid) => {
    // The name in brackets may contain spaces: count fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }, 0)

/** Ids of the workerd processes that this process started. */
export const workerdProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const parent = Number(stat.split(') ')[1]?.split(' ')[1])
        return stat.includes('(workerd)') && parent === process.pid
      } catch {
        return false
      }
    })
