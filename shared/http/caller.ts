/** IPv6: a connection owns a whole /64. */
const NETWORK_GROUPS = 4

/** Reads the address that the platform reports, which callers cannot spoof there. */
export const callerOf = (headers: Pick<Headers, 'get'>): string | null => {
  const address = headers.get('cf-connecting-ip')
  return address?.trim() ? networkOf(address) : null
}

export const networkOf = (written: string): string => {
  const address = written.trim().toLowerCase()
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? [] : Array.from({ length: NETWORK_GROUPS }, () => '0')
  return [...groups, ...zeros].slice(0, NETWORK_GROUPS).join(':')
}

/** The caller, if platform limits apply to it: not this machine, whose local site all visitors of tests share. */
export const limitedCaller = (headers: Pick<Headers, 'get'>): string | null => {
  const caller = callerOf(headers)
  return caller === '127.0.0.1' || caller === '0:0:0:0' ? null : caller
}
