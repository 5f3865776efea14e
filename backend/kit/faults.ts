export type Fault = {
  status?: number
  delay?: number
  /** `lying`: a valid envelope with invalid data; `huge`: more than callers read. */
  body?: keyof typeof BODIES
  path?: string
}

const MAX_DELAY_MS = 60_000
const BODIES = {
  garbage: () => '<html>upstream went away',
  lying: () => '{"success":true,"data":{"currentPage":"one","data":[{"id":7}]}}',
  huge: () => ' '.repeat(10_000_000),
}
const isBody = (value: string): value is keyof typeof BODIES => Object.hasOwn(BODIES, value)

let sticky: Fault | null = null
export const setStickyFault = (fault: Fault | null): void => {
  sticky = fault
}

export const faultFor = (path: string, header: string | undefined): Fault | null => {
  const fault = header === undefined ? sticky : parseFault(header)
  return fault && path.startsWith(fault.path ?? '/') ? fault : null
}

export const parseFault = (header: string): Fault | null => {
  const fault: Fault = {}
  for (const part of header.split(';')) {
    const [name, ...rest] = part.trim().split('=')
    const value = rest.join('=')
    if (name === 'status' && /^[2-5]\d\d$/.test(value)) fault.status = Number(value)
    else if (name === 'delay' && /^\d{1,6}$/.test(value)) fault.delay = Math.min(Number(value), MAX_DELAY_MS)
    else if (name === 'body' && isBody(value)) fault.body = value
    else if (name === 'path' && value.startsWith('/')) fault.path = value
    else return null
  }
  return fault
}

/** Returns `null` for a fault that only delays. */
export const faultyResponse = ({ status, body }: Fault): Response | null => {
  if (status === undefined && body === undefined) return null
  const failure = JSON.stringify({ success: false, error: { code: 'fault', message: 'asked to fail' } })
  return new Response(body ? BODIES[body]() : failure, {
    status: status ?? 200,
    headers: { 'Content-Type': 'application/json' },
  })
}

export const acceptsFaults = ({ FAULTS, ENVIRONMENT }: { FAULTS?: string; ENVIRONMENT: string }): boolean =>
  FAULTS === 'on' && ENVIRONMENT !== 'production'
