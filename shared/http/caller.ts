/** Reads the address that the platform reports, which callers cannot spoof there. */
export const callerOf = (headers: Pick<Headers, 'get'>): string | null => {
  const address = headers.get('cf-connecting-ip')
  return address?.trim() ? networkOf(address) : null
}

/** An IPv4 address, also one that IPv6 maps, or the /64 of an IPv6 address: a connection owns a whole one. */
export const networkOf = (written: string): string => {
  const address = written.trim().toLowerCase()
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

const groupsOf = (address: string): number[] => {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(groupOf))
  return tail === undefined ? head : [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

/** The last 32 bits may be written as IPv4. */
const groupOf = (part: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
  return part.includes('.') ? [a * 256 + b, c * 256 + d] : [Number.parseInt(part, 16)]
}

/** The caller, if platform limits apply to it: not this machine, whose local site all visitors of tests share. */
export const limitedCaller = (headers: Pick<Headers, 'get'>): string | null => {
  const caller = callerOf(headers)
  return caller === '127.0.0.1' || caller === '0:0:0:0' ? null : caller
}
